// Written by scripts/embed.

BYTES(check_page_css)
#embed "../HookhostKit/Check/Page/check_page.css"
END

BYTES(check_page_html)
#embed "../HookhostKit/Check/Page/check_page.html"
END

BYTES(check_page_js)
#embed "../HookhostKit/Check/Page/check_page.js"
END

BYTES(check_rules_txt)
#embed "../HookhostKit/Check/Rules/check_rules.txt"
END

BYTES(check_arguments_lua)
#embed "../HookhostKit/Check/Scripts/check_arguments.lua"
END

BYTES(check_callers_lua)
#embed "../HookhostKit/Check/Scripts/check_callers.lua"
END

BYTES(check_calls_lua)
#embed "../HookhostKit/Check/Scripts/check_calls.lua"
END

BYTES(check_controls_lua)
#embed "../HookhostKit/Check/Scripts/check_controls.lua"
END

BYTES(check_counterparts_lua)
#embed "../HookhostKit/Check/Scripts/check_counterparts.lua"
END

BYTES(check_distances_lua)
#embed "../HookhostKit/Check/Scripts/check_distances.lua"
END

BYTES(check_drive_lua)
#embed "../HookhostKit/Check/Scripts/check_drive.lua"
END

BYTES(check_loads_lua)
#embed "../HookhostKit/Check/Scripts/check_loads.lua"
END

BYTES(check_lookups_lua)
#embed "../HookhostKit/Check/Scripts/check_lookups.lua"
END

BYTES(check_models_lua)
#embed "../HookhostKit/Check/Scripts/check_models.lua"
END

BYTES(check_registrations_lua)
#embed "../HookhostKit/Check/Scripts/check_registrations.lua"
END

BYTES(check_scenes_lua)
#embed "../HookhostKit/Check/Scripts/check_scenes.lua"
END

BYTES(check_services_lua)
#embed "../HookhostKit/Check/Scripts/check_services.lua"
END

BYTES(check_unrun_lua)
#embed "../HookhostKit/Check/Scripts/check_unrun.lua"
END

BYTES(check_uses_lua)
#embed "../HookhostKit/Check/Scripts/check_uses.lua"
END

BYTES(check_world_lua)
#embed "../HookhostKit/Check/Scripts/check_world.lua"
END

BYTES(explain_delegate_lua)
#embed "../HookhostKit/Check/Scripts/explain_delegate.lua"
END

BYTES(explain_watch_lua)
#embed "../HookhostKit/Check/Scripts/explain_watch.lua"
END

BYTES(check_schema_json)
#embed "../HookhostKit/CommandLine/Output/Schemas/check_schema.json"
END

BYTES(examples_schema_json)
#embed "../HookhostKit/CommandLine/Output/Schemas/examples_schema.json"
END

BYTES(explain_schema_json)
#embed "../HookhostKit/CommandLine/Output/Schemas/explain_schema.json"
END

BYTES(help_schema_json)
#embed "../HookhostKit/CommandLine/Output/Schemas/help_schema.json"
END

BYTES(lab_schema_json)
#embed "../HookhostKit/CommandLine/Output/Schemas/lab_schema.json"
END

BYTES(mcp_schema_json)
#embed "../HookhostKit/CommandLine/Output/Schemas/mcp_schema.json"
END

BYTES(models_schema_json)
#embed "../HookhostKit/CommandLine/Output/Schemas/models_schema.json"
END

BYTES(systems_schema_json)
#embed "../HookhostKit/CommandLine/Output/Schemas/systems_schema.json"
END

BYTES(test_schema_json)
#embed "../HookhostKit/CommandLine/Output/Schemas/test_schema.json"
END

BYTES(trace_schema_json)
#embed "../HookhostKit/CommandLine/Output/Schemas/trace_schema.json"
END

BYTES(translate_schema_json)
#embed "../HookhostKit/CommandLine/Output/Schemas/translate_schema.json"
END

BYTES(concepts_txt)
#embed "../HookhostKit/Help/Concepts/concepts.txt"
END

BYTES(class_examples_lua)
#embed "../HookhostKit/Help/Examples/class_examples.lua"
END

BYTES(concept_examples_lua)
#embed "../HookhostKit/Help/Examples/concept_examples.lua"
END

BYTES(dispatch_examples_lua)
#embed "../HookhostKit/Help/Examples/dispatch_examples.lua"
END

BYTES(geometry_examples_lua)
#embed "../HookhostKit/Help/Examples/geometry_examples.lua"
END

BYTES(gesture_examples_lua)
#embed "../HookhostKit/Help/Examples/gesture_examples.lua"
END

BYTES(hook_examples_lua)
#embed "../HookhostKit/Help/Examples/hook_examples.lua"
END

BYTES(lab_examples_lua)
#embed "../HookhostKit/Help/Examples/lab_examples.lua"
END

BYTES(limit_examples_lua)
#embed "../HookhostKit/Help/Examples/limit_examples.lua"
END

BYTES(method_examples_lua)
#embed "../HookhostKit/Help/Examples/method_examples.lua"
END

BYTES(network_examples_lua)
#embed "../HookhostKit/Help/Examples/network_examples.lua"
END

BYTES(objc_examples_lua)
#embed "../HookhostKit/Help/Examples/objc_examples.lua"
END

BYTES(rule_examples_lua)
#embed "../HookhostKit/Help/Examples/rule_examples.lua"
END

BYTES(runloop_examples_lua)
#embed "../HookhostKit/Help/Examples/runloop_examples.lua"
END

BYTES(technique_examples_lua)
#embed "../HookhostKit/Help/Examples/technique_examples.lua"
END

BYTES(trace_examples_lua)
#embed "../HookhostKit/Help/Examples/trace_examples.lua"
END

BYTES(type_examples_lua)
#embed "../HookhostKit/Help/Examples/type_examples.lua"
END

BYTES(uikit_examples_lua)
#embed "../HookhostKit/Help/Examples/uikit_examples.lua"
END

BYTES(verdict_examples_lua)
#embed "../HookhostKit/Help/Examples/verdict_examples.lua"
END

BYTES(reference_page_css)
#embed "../HookhostKit/Help/Page/reference_page.css"
END

BYTES(reference_page_html)
#embed "../HookhostKit/Help/Page/reference_page.html"
END

BYTES(reference_page_js)
#embed "../HookhostKit/Help/Page/reference_page.js"
END

BYTES(reference_search_js)
#embed "../HookhostKit/Help/Page/reference_search.js"
END

BYTES(lab_page_css)
#embed "../HookhostKit/Lab/Command/Page/lab_page.css"
END

BYTES(lab_page_html)
#embed "../HookhostKit/Lab/Command/Page/lab_page.html"
END

BYTES(lab_page_js)
#embed "../HookhostKit/Lab/Command/Page/lab_page.js"
END

BYTES(page_filters_js)
#embed "../HookhostKit/Lab/Command/Page/page_filters.js"
END

BYTES(objective_c_line_lua)
#embed "../HookhostKit/REPL/Scripts/objective_c_line.lua"
END

BYTES(coverage_report_lua)
#embed "../HookhostKit/TestRunner/Scripts/coverage_report.lua"
END

BYTES(line_coverage_lua)
#embed "../HookhostKit/TestRunner/Scripts/line_coverage.lua"
END

BYTES(object_assertions_lua)
#embed "../HookhostKit/TestRunner/Scripts/object_assertions.lua"
END

BYTES(printed_by_tests_lua)
#embed "../HookhostKit/TestRunner/Scripts/printed_by_tests.lua"
END

BYTES(restore_libraries_lua)
#embed "../HookhostKit/TestRunner/Scripts/restore_libraries.lua"
END

BYTES(screen_assertions_lua)
#embed "../HookhostKit/TestRunner/Scripts/screen_assertions.lua"
END

BYTES(test_coordinator_lua)
#embed "../HookhostKit/TestRunner/Scripts/test_coordinator.lua"
END

BYTES(test_elements_lua)
#embed "../HookhostKit/TestRunner/Scripts/test_elements.lua"
END

BYTES(test_leaks_lua)
#embed "../HookhostKit/TestRunner/Scripts/test_leaks.lua"
END

BYTES(test_loaders_lua)
#embed "../HookhostKit/TestRunner/Scripts/test_loaders.lua"
END

BYTES(test_report_lua)
#embed "../HookhostKit/TestRunner/Scripts/test_report.lua"
END

BYTES(test_variants_lua)
#embed "../HookhostKit/TestRunner/Scripts/test_variants.lua"
END

BYTES(test_worker_lua)
#embed "../HookhostKit/TestRunner/Scripts/test_worker.lua"
END

BYTES(timeline_lua)
#embed "../HookhostKit/TestRunner/Scripts/timeline.lua"
END

BYTES(xctest_lua)
#embed "../HookhostKit/TestRunner/Scripts/xctest.lua"
END

BYTES(xctest_assertions_lua)
#embed "../HookhostKit/TestRunner/Scripts/xctest_assertions.lua"
END

BYTES(xctest_attachments_lua)
#embed "../HookhostKit/TestRunner/Scripts/xctest_attachments.lua"
END

BYTES(xctest_cases_lua)
#embed "../HookhostKit/TestRunner/Scripts/xctest_cases.lua"
END

BYTES(xctest_expectations_lua)
#embed "../HookhostKit/TestRunner/Scripts/xctest_expectations.lua"
END

BYTES(xctest_expected_failures_lua)
#embed "../HookhostKit/TestRunner/Scripts/xctest_expected_failures.lua"
END

BYTES(xctest_issues_lua)
#embed "../HookhostKit/TestRunner/Scripts/xctest_issues.lua"
END

BYTES(xctest_module_lua)
#embed "../HookhostKit/TestRunner/Scripts/xctest_module.lua"
END

BYTES(xctest_runs_lua)
#embed "../HookhostKit/TestRunner/Scripts/xctest_runs.lua"
END

BYTES(xcui_applications_lua)
#embed "../HookhostKit/TestRunner/Scripts/xcui_applications.lua"
END

BYTES(xcui_elements_lua)
#embed "../HookhostKit/TestRunner/Scripts/xcui_elements.lua"
END

BYTES(xcui_launch_lua)
#embed "../HookhostKit/TestRunner/Scripts/xcui_launch.lua"
END

BYTES(xcui_parts_lua)
#embed "../HookhostKit/TestRunner/Scripts/xcui_parts.lua"
END

BYTES(xcui_queries_lua)
#embed "../HookhostKit/TestRunner/Scripts/xcui_queries.lua"
END

BYTES(xcui_snapshot_lua)
#embed "../HookhostKit/TestRunner/Scripts/xcui_snapshot.lua"
END

BYTES(run_command_lua)
#embed "../HookhostKit/ToolServer/Scripts/run_command.lua"
END

BYTES(trace_axis_js)
#embed "../HookhostKit/Trace/Page/Files/trace_axis.js"
END

BYTES(trace_control_js)
#embed "../HookhostKit/Trace/Page/Files/trace_control.js"
END

BYTES(trace_details_js)
#embed "../HookhostKit/Trace/Page/Files/trace_details.js"
END

BYTES(trace_page_css)
#embed "../HookhostKit/Trace/Page/Files/trace_page.css"
END

BYTES(trace_page_html)
#embed "../HookhostKit/Trace/Page/Files/trace_page.html"
END

BYTES(trace_reading_js)
#embed "../HookhostKit/Trace/Page/Files/trace_reading.js"
END

BYTES(trace_sequence_js)
#embed "../HookhostKit/Trace/Page/Files/trace_sequence.js"
END

BYTES(trace_threads_js)
#embed "../HookhostKit/Trace/Page/Files/trace_threads.js"
END

BYTES(write_before_exit_lua)
#embed "../HookhostKit/Trace/Scripts/write_before_exit.lua"
END

BYTES(exception_fields_lua)
#embed "../LuaModules/Bridge/Scripts/exception_fields.lua"
END

BYTES(hook_layers_lua)
#embed "../LuaModules/Bridge/Scripts/hook_layers.lua"
END

BYTES(message_functions_lua)
#embed "../LuaModules/Bridge/Scripts/message_functions.lua"
END

BYTES(super_messages_lua)
#embed "../LuaModules/Bridge/Scripts/super_messages.lua"
END

BYTES(find_modules_lua)
#embed "../LuaModules/Lab/Scripts/find_modules.lua"
END

BYTES(matrix_lab_lua)
#embed "../LuaModules/Lab/Scripts/matrix_lab.lua"
END

BYTES(sources_lab_lua)
#embed "../LuaModules/Lab/Scripts/sources_lab.lua"
END

BYTES(techniques_lua)
#embed "../LuaModules/Lab/Scripts/techniques.lua"
END

BYTES(monkey_lua)
#embed "../LuaModules/Modules/Gesture/Scripts/monkey.lua"
END

BYTES(printed_text_lua)
#embed "../LuaModules/Output/Scripts/printed_text.lua"
END

BYTES(text_loader_lua)
#embed "../LuaModules/Output/Scripts/text_loader.lua"
END

BYTES(availability_txt)
#embed "../LuaModules/Systems/availability.txt"
END

BYTES(interface_properties_txt)
#embed "../Projects/Interfaces/interface_properties.txt"
END

BYTES(core_data_lua)
#embed "../ScriptHost/CoreData/Scripts/core_data.lua"
END

BYTES(core_data_accessors_lua)
#embed "../ScriptHost/CoreData/Scripts/core_data_accessors.lua"
END

BYTES(core_data_arguments_lua)
#embed "../ScriptHost/CoreData/Scripts/core_data_arguments.lua"
END

BYTES(core_data_batches_lua)
#embed "../ScriptHost/CoreData/Scripts/core_data_batches.lua"
END

BYTES(core_data_containers_lua)
#embed "../ScriptHost/CoreData/Scripts/core_data_containers.lua"
END

BYTES(core_data_contexts_lua)
#embed "../ScriptHost/CoreData/Scripts/core_data_contexts.lua"
END

BYTES(core_data_coordinators_lua)
#embed "../ScriptHost/CoreData/Scripts/core_data_coordinators.lua"
END

BYTES(core_data_descriptions_lua)
#embed "../ScriptHost/CoreData/Scripts/core_data_descriptions.lua"
END

BYTES(core_data_entities_lua)
#embed "../ScriptHost/CoreData/Scripts/core_data_entities.lua"
END

BYTES(core_data_fetching_lua)
#embed "../ScriptHost/CoreData/Scripts/core_data_fetching.lua"
END

BYTES(core_data_identifiers_lua)
#embed "../ScriptHost/CoreData/Scripts/core_data_identifiers.lua"
END

BYTES(core_data_keyed_models_lua)
#embed "../ScriptHost/CoreData/Scripts/core_data_keyed_models.lua"
END

BYTES(core_data_managed_objects_lua)
#embed "../ScriptHost/CoreData/Scripts/core_data_managed_objects.lua"
END

BYTES(core_data_merging_lua)
#embed "../ScriptHost/CoreData/Scripts/core_data_merging.lua"
END

BYTES(core_data_model_files_lua)
#embed "../ScriptHost/CoreData/Scripts/core_data_model_files.lua"
END

BYTES(core_data_models_lua)
#embed "../ScriptHost/CoreData/Scripts/core_data_models.lua"
END

BYTES(core_data_objects_lua)
#embed "../ScriptHost/CoreData/Scripts/core_data_objects.lua"
END

BYTES(core_data_relationships_lua)
#embed "../ScriptHost/CoreData/Scripts/core_data_relationships.lua"
END

BYTES(core_data_requests_lua)
#embed "../ScriptHost/CoreData/Scripts/core_data_requests.lua"
END

BYTES(core_data_results_lua)
#embed "../ScriptHost/CoreData/Scripts/core_data_results.lua"
END

BYTES(core_data_saving_lua)
#embed "../ScriptHost/CoreData/Scripts/core_data_saving.lua"
END

BYTES(core_data_store_files_lua)
#embed "../ScriptHost/CoreData/Scripts/core_data_store_files.lua"
END

BYTES(core_data_stores_lua)
#embed "../ScriptHost/CoreData/Scripts/core_data_stores.lua"
END

BYTES(core_data_undoing_lua)
#embed "../ScriptHost/CoreData/Scripts/core_data_undoing.lua"
END

BYTES(core_data_validation_lua)
#embed "../ScriptHost/CoreData/Scripts/core_data_validation.lua"
END

BYTES(address_book_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/address_book.lua"
END

BYTES(app_extensions_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/app_extensions.lua"
END

BYTES(audio_session_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/audio_session.lua"
END

BYTES(c_atomics_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_atomics.lua"
END

BYTES(c_complex_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_complex.lua"
END

BYTES(c_descriptors_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_descriptors.lua"
END

BYTES(c_file_facts_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_file_facts.lua"
END

BYTES(c_files_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_files.lua"
END

BYTES(c_folders_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_folders.lua"
END

BYTES(c_format_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_format.lua"
END

BYTES(c_foundation_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_foundation.lua"
END

BYTES(c_geometry_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_geometry.lua"
END

BYTES(c_integers_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_integers.lua"
END

BYTES(c_libraries_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_libraries.lua"
END

BYTES(c_library_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_library.lua"
END

BYTES(c_locks_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_locks.lua"
END

BYTES(c_mapped_memory_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_mapped_memory.lua"
END

BYTES(c_memory_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_memory.lua"
END

BYTES(c_numbers_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_numbers.lua"
END

BYTES(c_part_addresses_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_part_addresses.lua"
END

BYTES(c_pointers_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_pointers.lua"
END

BYTES(c_processes_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_processes.lua"
END

BYTES(c_signals_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_signals.lua"
END

BYTES(c_sockets_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_sockets.lua"
END

BYTES(c_standard_streams_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_standard_streams.lua"
END

BYTES(c_structure_arguments_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_structure_arguments.lua"
END

BYTES(c_structures_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_structures.lua"
END

BYTES(c_system_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_system.lua"
END

BYTES(c_users_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_users.lua"
END

BYTES(c_values_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_values.lua"
END

BYTES(c_vectors_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_vectors.lua"
END

BYTES(c_views_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_views.lua"
END

BYTES(c_wide_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/c_wide.lua"
END

BYTES(certificates_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/certificates.lua"
END

BYTES(ciphers_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/ciphers.lua"
END

BYTES(common_crypto_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/common_crypto.lua"
END

BYTES(core_foundation_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/core_foundation.lua"
END

BYTES(core_foundation_addresses_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/core_foundation_addresses.lua"
END

BYTES(core_foundation_formats_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/core_foundation_formats.lua"
END

BYTES(core_foundation_hosts_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/core_foundation_hosts.lua"
END

BYTES(core_foundation_sockets_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/core_foundation_sockets.lua"
END

BYTES(core_foundation_streams_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/core_foundation_streams.lua"
END

BYTES(core_foundation_texts_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/core_foundation_texts.lua"
END

BYTES(core_foundation_times_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/core_foundation_times.lua"
END

BYTES(core_foundation_tokenizers_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/core_foundation_tokenizers.lua"
END

BYTES(core_foundation_trees_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/core_foundation_trees.lua"
END

BYTES(core_foundation_values_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/core_foundation_values.lua"
END

BYTES(core_graphics_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/core_graphics.lua"
END

BYTES(core_graphics_contexts_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/core_graphics_contexts.lua"
END

BYTES(core_graphics_strokes_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/core_graphics_strokes.lua"
END

BYTES(core_graphics_values_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/core_graphics_values.lua"
END

BYTES(core_image_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/core_image.lua"
END

BYTES(core_image_filters_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/core_image_filters.lua"
END

BYTES(core_media_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/core_media.lua"
END

BYTES(core_text_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/core_text.lua"
END

BYTES(core_text_runs_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/core_text_runs.lua"
END

BYTES(core_video_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/core_video.lua"
END

BYTES(data_assets_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/data_assets.lua"
END

BYTES(des_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/des.lua"
END

BYTES(dispatch_data_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/dispatch_data.lua"
END

BYTES(dispatch_io_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/dispatch_io.lua"
END

BYTES(dispatch_sockets_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/dispatch_sockets.lua"
END

BYTES(error_positions_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/error_positions.lua"
END

BYTES(extensions_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/extensions.lua"
END

BYTES(foundation_tables_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/foundation_tables.lua"
END

BYTES(framework_constants_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/framework_constants.lua"
END

BYTES(frameworks_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/frameworks.lua"
END

BYTES(hookhost_functions_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/hookhost_functions.lua"
END

BYTES(http_authentication_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/http_authentication.lua"
END

BYTES(http_messages_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/http_messages.lua"
END

BYTES(image_io_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/image_io.lua"
END

BYTES(keychain_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/keychain.lua"
END

BYTES(large_integers_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/large_integers.lua"
END

BYTES(linear_equations_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/linear_equations.lua"
END

BYTES(mach_information_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/mach_information.lua"
END

BYTES(metadata_queries_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/metadata_queries.lua"
END

BYTES(net_services_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/net_services.lua"
END

BYTES(objc_absent_functions_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_absent_functions.lua"
END

BYTES(objc_accessors_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_accessors.lua"
END

BYTES(objc_associations_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_associations.lua"
END

BYTES(objc_blocks_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_blocks.lua"
END

BYTES(objc_buffers_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_buffers.lua"
END

BYTES(objc_class_memory_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_class_memory.lua"
END

BYTES(objc_coders_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_coders.lua"
END

BYTES(objc_collection_buffers_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_collection_buffers.lua"
END

BYTES(objc_counted_memory_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_counted_memory.lua"
END

BYTES(objc_counting_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_counting.lua"
END

BYTES(objc_decimals_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_decimals.lua"
END

BYTES(objc_definitions_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_definitions.lua"
END

BYTES(objc_dispatch_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_dispatch.lua"
END

BYTES(objc_enumeration_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_enumeration.lua"
END

BYTES(objc_exception_handlers_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_exception_handlers.lua"
END

BYTES(objc_exceptions_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_exceptions.lua"
END

BYTES(objc_functions_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_functions.lua"
END

BYTES(objc_images_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_images.lua"
END

BYTES(objc_internals_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_internals.lua"
END

BYTES(objc_layout_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_layout.lua"
END

BYTES(objc_lent_memory_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_lent_memory.lua"
END

BYTES(objc_manual_counting_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_manual_counting.lua"
END

BYTES(objc_memory_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_memory.lua"
END

BYTES(objc_messages_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_messages.lua"
END

BYTES(objc_old_programs_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_old_programs.lua"
END

BYTES(objc_string_buffers_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_string_buffers.lua"
END

BYTES(objc_temporaries_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_temporaries.lua"
END

BYTES(objc_weak_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/objc_weak.lua"
END

BYTES(outlined_functions_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/outlined_functions.lua"
END

BYTES(pdf_contexts_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/pdf_contexts.lua"
END

BYTES(pointer_functions_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/pointer_functions.lua"
END

BYTES(reachability_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/reachability.lua"
END

BYTES(regular_expressions_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/regular_expressions.lua"
END

BYTES(run_loop_observers_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/run_loop_observers.lua"
END

BYTES(run_loop_sources_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/run_loop_sources.lua"
END

BYTES(sha512_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/sha512.lua"
END

BYTES(signposts_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/signposts.lua"
END

BYTES(simd_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/simd.lua"
END

BYTES(socket_addresses_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/socket_addresses.lua"
END

BYTES(source_searcher_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/source_searcher.lua"
END

BYTES(sqlite_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/sqlite.lua"
END

BYTES(sqlite_functions_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/sqlite_functions.lua"
END

BYTES(sqlite_guards_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/sqlite_guards.lua"
END

BYTES(sqlite_texts_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/sqlite_texts.lua"
END

BYTES(system_log_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/system_log.lua"
END

BYTES(system_versions_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/system_versions.lua"
END

BYTES(text_conversions_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/text_conversions.lua"
END

BYTES(trust_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/trust.lua"
END

BYTES(uikit_functions_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/uikit_functions.lua"
END

BYTES(uniform_type_objects_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/uniform_type_objects.lua"
END

BYTES(uniform_types_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/uniform_types.lua"
END

BYTES(xml_edits_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/xml_edits.lua"
END

BYTES(xml_markup_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/xml_markup.lua"
END

BYTES(xml_parsers_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/xml_parsers.lua"
END

BYTES(xml_trees_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/xml_trees.lua"
END

BYTES(zlib_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/zlib.lua"
END

BYTES(zlib_files_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/zlib_files.lua"
END

BYTES(zlib_streams_lua)
#embed "../ScriptHost/ObjectiveC/Scripts/zlib_streams.lua"
END

BYTES(Accelerate_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/Accelerate.h"
END

BYTES(AddressBook_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/AddressBook.h"
END

BYTES(Alignment_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/Alignment.h"
END

BYTES(AudioFiles_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/AudioFiles.h"
END

BYTES(AudioToolbox_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/AudioToolbox.h"
END

BYTES(AudioUnits_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/AudioUnits.h"
END

BYTES(Availability_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/Availability.h"
END

BYTES(ByteOrder_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/ByteOrder.h"
END

BYTES(CFNetworkHosts_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/CFNetworkHosts.h"
END

BYTES(CFiles_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/CFiles.h"
END

BYTES(CLibrary_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/CLibrary.h"
END

BYTES(CMath_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/CMath.h"
END

BYTES(CTypes_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/CTypes.h"
END

BYTES(CValues_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/CValues.h"
END

BYTES(CommonCrypto_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/CommonCrypto.h"
END

BYTES(ComplexNumbers_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/ComplexNumbers.h"
END

BYTES(Compression_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/Compression.h"
END

BYTES(CoreAudioTypes_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/CoreAudioTypes.h"
END

BYTES(CoreFoundation_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/CoreFoundation.h"
END

BYTES(CoreFoundationAddresses_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/CoreFoundationAddresses.h"
END

BYTES(CoreFoundationFormats_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/CoreFoundationFormats.h"
END

BYTES(CoreFoundationStreams_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/CoreFoundationStreams.h"
END

BYTES(CoreFoundationTexts_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/CoreFoundationTexts.h"
END

BYTES(CoreFoundationTimes_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/CoreFoundationTimes.h"
END

BYTES(CoreFoundationTrees_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/CoreFoundationTrees.h"
END

BYTES(CoreFoundationValues_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/CoreFoundationValues.h"
END

BYTES(CoreGraphics_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/CoreGraphics.h"
END

BYTES(CoreGraphicsContexts_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/CoreGraphicsContexts.h"
END

BYTES(CoreGraphicsDocuments_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/CoreGraphicsDocuments.h"
END

BYTES(CoreMedia_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/CoreMedia.h"
END

BYTES(CoreMediaSamples_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/CoreMediaSamples.h"
END

BYTES(CoreText_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/CoreText.h"
END

BYTES(CoreVideo_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/CoreVideo.h"
END

BYTES(Dispatch_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/Dispatch.h"
END

BYTES(Endian_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/Endian.h"
END

BYTES(ExportMacros_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/ExportMacros.h"
END

BYTES(FileAttributes_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/FileAttributes.h"
END

BYTES(GLKTextures_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/GLKTextures.h"
END

BYTES(GLKit_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/GLKit.h"
END

BYTES(HTTPMessages_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/HTTPMessages.h"
END

BYTES(ImageIO_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/ImageIO.h"
END

BYTES(Images_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/Images.h"
END

BYTES(InternetMessages_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/InternetMessages.h"
END

BYTES(KernelEvents_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/KernelEvents.h"
END

BYTES(LoaderFacts_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/LoaderFacts.h"
END

BYTES(Locks_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/Locks.h"
END

BYTES(Logging_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/Logging.h"
END

BYTES(Mach_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/Mach.h"
END

BYTES(MachExceptions_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/MachExceptions.h"
END

BYTES(MachineContexts_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/MachineContexts.h"
END

BYTES(Macros_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/Macros.h"
END

BYTES(Metal_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/Metal.h"
END

BYTES(MobileCoreServices_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/MobileCoreServices.h"
END

BYTES(Network_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/Network.h"
END

BYTES(NoReturn_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/NoReturn.h"
END

BYTES(Notify_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/Notify.h"
END

BYTES(ObjectiveCInternals_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/ObjectiveCInternals.h"
END

BYTES(ObjectiveCRuntime_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/ObjectiveCRuntime.h"
END

BYTES(OpenAL_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/OpenAL.h"
END

BYTES(OpenGLES_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/OpenGLES.h"
END

BYTES(OpenGLESFunctions_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/OpenGLESFunctions.h"
END

BYTES(PathPatterns_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/PathPatterns.h"
END

BYTES(PointerSigning_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/PointerSigning.h"
END

BYTES(ProcessTracing_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/ProcessTracing.h"
END

BYTES(RegularExpressions_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/RegularExpressions.h"
END

BYTES(RuntimeNames_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/RuntimeNames.h"
END

BYTES(SQLite_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/SQLite.h"
END

BYTES(SceneKit_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/SceneKit.h"
END

BYTES(Security_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/Security.h"
END

BYTES(SenTestingKit_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/SenTestingKit.h"
END

BYTES(ServiceDiscovery_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/ServiceDiscovery.h"
END

BYTES(Signals_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/Signals.h"
END

BYTES(Sockets_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/Sockets.h"
END

BYTES(Spawning_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/Spawning.h"
END

BYTES(SpelledOperators_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/SpelledOperators.h"
END

BYTES(SystemConfiguration_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/SystemConfiguration.h"
END

BYTES(SystemControl_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/SystemControl.h"
END

BYTES(SystemExits_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/SystemExits.h"
END

BYTES(SystemLog_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/SystemLog.h"
END

BYTES(TargetConditionals_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/TargetConditionals.h"
END

BYTES(Terminals_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/Terminals.h"
END

BYTES(TextConversions_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/TextConversions.h"
END

BYTES(TypeGenericMath_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/TypeGenericMath.h"
END

BYTES(Unicode_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/Unicode.h"
END

BYTES(Unwind_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/Unwind.h"
END

BYTES(UserDatabase_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/UserDatabase.h"
END

BYTES(Vectors_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/Vectors.h"
END

BYTES(WideCharacters_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/WideCharacters.h"
END

BYTES(XMLEditing_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/XMLEditing.h"
END

BYTES(XMLParsers_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/XMLParsers.h"
END

BYTES(XMLTrees_h)
#embed "../ScriptHost/ObjectiveCHeaders/Headers/XMLTrees.h"
END

BYTES(AVFAudio_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/AVFAudio.h"
END

BYTES(AVFAudioEngine_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/AVFAudioEngine.h"
END

BYTES(AVFoundationAssets_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/AVFoundationAssets.h"
END

BYTES(AVFoundationCapture_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/AVFoundationCapture.h"
END

BYTES(AVFoundationCaptureOutputs_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/AVFoundationCaptureOutputs.h"
END

BYTES(AVFoundationConstants_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/AVFoundationConstants.h"
END

BYTES(AVFoundationEditing_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/AVFoundationEditing.h"
END

BYTES(AVFoundationEnumerations_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/AVFoundationEnumerations.h"
END

BYTES(AVFoundationFiles_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/AVFoundationFiles.h"
END

BYTES(AVFoundationPlayers_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/AVFoundationPlayers.h"
END

BYTES(AdSupport_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/AdSupport.h"
END

BYTES(AppTrackingTransparency_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/AppTrackingTransparency.h"
END

BYTES(AssetsLibrary_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/AssetsLibrary.h"
END

BYTES(AuthenticationServices_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/AuthenticationServices.h"
END

BYTES(BackgroundTasks_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/BackgroundTasks.h"
END

BYTES(CallKit_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/CallKit.h"
END

BYTES(Contacts_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/Contacts.h"
END

BYTES(ContactsConstants_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/ContactsConstants.h"
END

BYTES(CoreBluetooth_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/CoreBluetooth.h"
END

BYTES(CoreDataConstants_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/CoreDataConstants.h"
END

BYTES(CoreDataContexts_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/CoreDataContexts.h"
END

BYTES(CoreDataModels_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/CoreDataModels.h"
END

BYTES(CoreImage_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/CoreImage.h"
END

BYTES(CoreLocation_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/CoreLocation.h"
END

BYTES(CoreMotion_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/CoreMotion.h"
END

BYTES(CoreTelephony_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/CoreTelephony.h"
END

BYTES(DeviceCheck_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/DeviceCheck.h"
END

BYTES(EventKit_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/EventKit.h"
END

BYTES(FoundationAliases_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/FoundationAliases.h"
END

BYTES(FoundationAssertions_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/FoundationAssertions.h"
END

BYTES(FoundationCollections_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/FoundationCollections.h"
END

BYTES(FoundationEnumerations_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/FoundationEnumerations.h"
END

BYTES(FoundationExtensions_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/FoundationExtensions.h"
END

BYTES(FoundationFormatters_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/FoundationFormatters.h"
END

BYTES(FoundationFunctions_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/FoundationFunctions.h"
END

BYTES(FoundationNetworking_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/FoundationNetworking.h"
END

BYTES(FoundationObjects_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/FoundationObjects.h"
END

BYTES(FoundationParameters_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/FoundationParameters.h"
END

BYTES(FoundationPointers_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/FoundationPointers.h"
END

BYTES(FoundationResults_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/FoundationResults.h"
END

BYTES(FoundationSets_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/FoundationSets.h"
END

BYTES(FoundationStrings_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/FoundationStrings.h"
END

BYTES(FoundationSystem_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/FoundationSystem.h"
END

BYTES(FoundationTypes_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/FoundationTypes.h"
END

BYTES(FoundationValues_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/FoundationValues.h"
END

BYTES(JavaScriptCore_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/JavaScriptCore.h"
END

BYTES(LinkPresentation_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/LinkPresentation.h"
END

BYTES(LocalAuthentication_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/LocalAuthentication.h"
END

BYTES(MapKit_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/MapKit.h"
END

BYTES(MapKitConstants_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/MapKitConstants.h"
END

BYTES(MapKitOverlays_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/MapKitOverlays.h"
END

BYTES(MapKitSearch_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/MapKitSearch.h"
END

BYTES(MediaPlayer_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/MediaPlayer.h"
END

BYTES(MediaPlayerConstants_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/MediaPlayerConstants.h"
END

BYTES(MediaPlayerControls_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/MediaPlayerControls.h"
END

BYTES(MessageUI_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/MessageUI.h"
END

BYTES(MultipeerConnectivity_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/MultipeerConnectivity.h"
END

BYTES(NSObject_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/NSObject.h"
END

BYTES(NotificationCenter_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/NotificationCenter.h"
END

BYTES(Photos_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/Photos.h"
END

BYTES(PhotosConstants_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/PhotosConstants.h"
END

BYTES(PhotosRequests_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/PhotosRequests.h"
END

BYTES(PushKit_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/PushKit.h"
END

BYTES(QuartzCore_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/QuartzCore.h"
END

BYTES(QuickLook_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/QuickLook.h"
END

BYTES(ReplayKit_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/ReplayKit.h"
END

BYTES(SafariServices_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/SafariServices.h"
END

BYTES(Social_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/Social.h"
END

BYTES(Speech_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/Speech.h"
END

BYTES(StoreKit_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/StoreKit.h"
END

BYTES(UIApplication_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/UIApplication.h"
END

BYTES(UIControl_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/UIControl.h"
END

BYTES(UIKitAccessibility_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/UIKitAccessibility.h"
END

BYTES(UIKitAliases_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/UIKitAliases.h"
END

BYTES(UIKitBehaviors_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/UIKitBehaviors.h"
END

BYTES(UIKitConstants_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/UIKitConstants.h"
END

BYTES(UIKitControllers_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/UIKitControllers.h"
END

BYTES(UIKitDocuments_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/UIKitDocuments.h"
END

BYTES(UIKitEnumerations_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/UIKitEnumerations.h"
END

BYTES(UIKitFunctions_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/UIKitFunctions.h"
END

BYTES(UIKitHandlers_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/UIKitHandlers.h"
END

BYTES(UIKitInteractions_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/UIKitInteractions.h"
END

BYTES(UIKitKeys_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/UIKitKeys.h"
END

BYTES(UIKitLists_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/UIKitLists.h"
END

BYTES(UIKitParameters_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/UIKitParameters.h"
END

BYTES(UIKitPointers_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/UIKitPointers.h"
END

BYTES(UIKitResults_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/UIKitResults.h"
END

BYTES(UIKitScreens_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/UIKitScreens.h"
END

BYTES(UIKitTextLayout_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/UIKitTextLayout.h"
END

BYTES(UIKitTypes_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/UIKitTypes.h"
END

BYTES(UITableView_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/UITableView.h"
END

BYTES(UIText_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/UIText.h"
END

BYTES(UIView_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/UIView.h"
END

BYTES(UIViewController_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/UIViewController.h"
END

BYTES(UniformTypeIdentifiers_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/UniformTypeIdentifiers.h"
END

BYTES(UserNotifications_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/UserNotifications.h"
END

BYTES(UserNotificationsUI_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/UserNotificationsUI.h"
END

BYTES(WatchConnectivity_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/WatchConnectivity.h"
END

BYTES(WebKit_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/WebKit.h"
END

BYTES(XCTest_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/XCTest.h"
END

BYTES(XCUIAutomation_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/XCUIAutomation.h"
END

BYTES(iAd_h)
#embed "../ScriptHost/ObjectiveCHeaders/Interfaces/iAd.h"
END
