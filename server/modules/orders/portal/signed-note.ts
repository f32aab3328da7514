/** What the holder of a link writes, for a record that has no place for a name of its own. */
export const signedNote = ({ contact, note = '' }: { contact: string; note?: string | undefined }): string =>
  [contact, note]
    .map((text) => text.trim())
    .filter(Boolean)
    .join('\n')
