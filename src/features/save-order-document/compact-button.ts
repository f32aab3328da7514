/** How a document looks as an entry of a list; its name takes a second line rather than leave the list. */
export const compactButton = { variant: 'quiet', size: 'sm' } as const

/** The classes that go with it. */
export const compactClass = 'max-w-full text-left whitespace-normal print:hidden'
