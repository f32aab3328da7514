/** How many of each kind the page shows: the rest is in their lists. */
export const shown = 5

export const linkClass = 'text-link hover:underline'
