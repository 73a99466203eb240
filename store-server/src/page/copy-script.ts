/**
 * Shows the buttons with `data-copy`, the id of a field, and copies what it holds; where the browser lets no page copy, as
 * over http, the field is selected. What was done stands in the element after the button.
 */
export const COPY_SCRIPT = `for (const button of document.querySelectorAll('[data-copy]')) {
  const field = document.getElementById(button.dataset.copy);
  button.hidden = false;
  button.addEventListener('click', async () => {
    let done = button.dataset.copied;
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      field.select();
      done = button.dataset.selected;
    }
    button.nextElementSibling.textContent = done;
  });
}`;
