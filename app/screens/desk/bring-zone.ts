/** Fills in the browser's zone where a form asks for one and none is known. */
export function bringZone() {
  const field = document.querySelector<HTMLInputElement>('input[name="timezone"]');
  if (field && !field.value) field.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
}
