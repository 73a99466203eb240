/** An answer of `getSettings` but for `website_live`, which tests tell answers apart by. */
export const settingsAnswer = {
  checkout_process_secure: false,
  contact_info_visible: false,
  payment_methods_visible: false,
  refund_tos_visible: false,
  shipping_rate: null,
  shipping_time: null,
  tax_rate: null,
};
