/** How a document looks as an entry of a list. */
export const compactButton = { variant: 'quiet', size: 'sm' } as const
