/** The note of an order by a link: nobody is signed in, so it alone has the name of who ordered. */
export const signedNote = ({ contact, note = '' }: { contact: string; note?: string | undefined }): string =>
  [contact, note]
    .map((text) => text.trim())
    .filter(Boolean)
    .join('\n')
