/** The five items of the store requirements, in the settings as the server has them. */
export const checklist = (ticked: boolean) => ({
  website_live: ticked,
  checkout_process_secure: ticked,
  payment_methods_visible: ticked,
  refund_tos_visible: ticked,
  contact_info_visible: ticked,
});
