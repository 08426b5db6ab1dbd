/** Fills in the browser's zone where a form asks by whose clock it is written and none is known. What is set stays as it is set. */
export function bringZone() {
  const field = document.querySelector<HTMLInputElement>("[data-bring-zone]");
  if (field && !field.value) field.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
}
