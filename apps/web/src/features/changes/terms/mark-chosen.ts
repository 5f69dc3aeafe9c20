/** Where the focus of a dialog begins: at what is chosen first, from where Enter sends. */
export const markChosen = (form: HTMLFormElement | null) =>
  form?.querySelector('input:checked')?.setAttribute('data-autofocus', '');
