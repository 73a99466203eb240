/**
 * The events that may be recorded and the properties each may have, by the contract's table of tracking events; nothing
 * else leaves the page [C-10]. A line is `name: property property`.
 */
const table = `page_view: path subpath
gla_add_paid_campaign_clicked: context href
gla_ads_account_connect_button_click:
gla_ads_account_create_button_click:
gla_ads_set_up_billing_click: context link_id href
gla_bulk_edit_click: context number_of_items visibility_to
gla_ces_feedback: context score comments
gla_ces_modal_open: context
gla_ces_snackbar_closed: context
gla_ces_snackbar_open: context
gla_chart_tab_click: report context
gla_click_read_more_about_issue: context issue
gla_contact_information_save_button_click:
gla_dashboard_edit_program_click: programId url
gla_datepicker_update: report period compare before after
gla_disconnected_accounts: context
gla_documentation_link_click: context link_id href
gla_edit_mc_phone_number: path subpath
gla_edit_mc_store_address: path subpath
gla_edit_product_click: status visibility
gla_edit_product_issue_click: code issue
gla_edit_wc_store_address: path subpath
gla_faq: id action context
gla_filter: report filter filterVariations
gla_free_ad_credit_country_click: context
gla_free_campaign_edited:
gla_google_account_connect_button_click: context action
gla_google_account_connect_different_account_button_click:
gla_google_ads_account_link_click: context link_id href
gla_google_ads_link_click: context href
gla_google_mc_link_click: context href
gla_help_click: context
gla_launch_paid_campaign_button_click: audiences budget
gla_mc_account_connect_button_click:
gla_mc_account_connect_different_account_button_click:
gla_mc_account_create_button_click:
gla_mc_account_reclaim_url_button_click:
gla_mc_account_switch_account_button_click: context
gla_mc_account_switch_url_button_click:
gla_mc_account_warning_modal_confirm_button_click:
gla_mc_phone_number_check: path exist isValid
gla_mc_phone_number_edit_button_click: view
gla_modal_closed: context action href
gla_modal_content_link_click: context href
gla_modal_open: context
gla_request_review:
gla_request_review_failure:
gla_request_review_issue_list_toggle_click: action
gla_request_review_issues_solved_checkbox_click: action
gla_request_review_success:
gla_setup_ads: target trigger
gla_setup_ads_faq: id action
gla_setup_mc: target trigger context
gla_table_go_to_page: context page
gla_table_header_toggle: report column status
gla_table_page_click: context direction
gla_table_sort: report column direction
gla_tooltip_viewed: id
gla_upgrade_campaign_reports_link_click: context href
gla_wordpress_account_connect_button_click: context`;

/** Names of events without prefix, each with the names of its properties. */
export const trackedProperties: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  table.split('\n').map((line) => {
    const [name = '', properties = ''] = line.split(':');
    return [name, new Set(properties.split(' ').filter(Boolean))] as const;
  }),
);
