/**
 * The look of what opens a row, in its title: the router's Link where a page opens, which can then be opened in a new tab,
 * and a button where a dialog or a drawer does.
 */
export const rowTitleClass = 'inline-flex min-h-6 items-center text-left font-semibold wrap-anywhere hover:underline'
