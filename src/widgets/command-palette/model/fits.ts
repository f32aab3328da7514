/** Whether a label contains every typed word, in any order, ignoring case and accents. */
export function fits(label: string, typed: string): boolean {
  const text = plain(label)
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
