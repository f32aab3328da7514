/** Whether a label contains every typed word, in any order, ignoring case and accents. */
export function fits(label: string, typed: string): boolean {
  const held = plain(label)
  return plain(typed)
    .split(/\s+/)
    .every((word) => held.includes(word))
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
