// The state of the network as Network.framework tells it, declared only.
#ifndef HOOKHOST_NETWORK_H
#define HOOKHOST_NETWORK_H
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN
@protocol OS_nw_path_monitor <NSObject> @end
@protocol OS_nw_path <NSObject> @end
@protocol OS_nw_interface <NSObject> @end
@protocol OS_nw_endpoint <NSObject> @end
@protocol OS_nw_parameters <NSObject> @end
@protocol OS_nw_connection <NSObject> @end
@protocol OS_nw_listener <NSObject> @end
@protocol OS_nw_error <NSObject> @end
@protocol OS_nw_content_context <NSObject> @end
typedef NSObject<OS_nw_path_monitor> *nw_path_monitor_t;
typedef NSObject<OS_nw_path> *nw_path_t;
typedef NSObject<OS_nw_interface> *nw_interface_t;
typedef NSObject<OS_nw_endpoint> *nw_endpoint_t;
typedef NSObject<OS_nw_parameters> *nw_parameters_t;
typedef NSObject<OS_nw_connection> *nw_connection_t;
typedef NSObject<OS_nw_listener> *nw_listener_t;
typedef NSObject<OS_nw_error> *nw_error_t;
typedef NSObject<OS_nw_content_context> *nw_content_context_t;
typedef enum {
  nw_path_status_invalid, nw_path_status_satisfied, nw_path_status_unsatisfied,
  nw_path_status_satisfiable
} nw_path_status_t;
typedef enum {
  nw_interface_type_other, nw_interface_type_wifi, nw_interface_type_cellular,
  nw_interface_type_wired, nw_interface_type_loopback
} nw_interface_type_t;
typedef enum {
  nw_connection_state_invalid, nw_connection_state_waiting, nw_connection_state_preparing,
  nw_connection_state_ready, nw_connection_state_failed, nw_connection_state_cancelled
} nw_connection_state_t;
typedef void (^nw_path_monitor_update_handler_t)(nw_path_t path);
typedef void (^nw_path_monitor_cancel_handler_t)(void);
nw_path_monitor_t nw_path_monitor_create(void);
nw_path_monitor_t nw_path_monitor_create_with_type(nw_interface_type_t type);
void nw_path_monitor_set_queue(nw_path_monitor_t monitor, dispatch_queue_t queue);
void nw_path_monitor_set_update_handler(
  nw_path_monitor_t monitor, nw_path_monitor_update_handler_t handler);
void nw_path_monitor_set_cancel_handler(
  nw_path_monitor_t monitor, nw_path_monitor_cancel_handler_t handler);
void nw_path_monitor_start(nw_path_monitor_t monitor);
void nw_path_monitor_cancel(nw_path_monitor_t monitor);
nw_path_status_t nw_path_get_status(nw_path_t path);
bool nw_path_uses_interface_type(nw_path_t path, nw_interface_type_t type);
bool nw_path_is_expensive(nw_path_t path);
bool nw_path_is_constrained(nw_path_t path);
bool nw_path_has_ipv4(nw_path_t path);
bool nw_path_has_ipv6(nw_path_t path);
bool nw_path_has_dns(nw_path_t path);
NS_ASSUME_NONNULL_END
#endif
