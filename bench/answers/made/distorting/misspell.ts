import { chooseFrom } from '../../../random'

/** Rows of a keyboard, in which neighbouring letters are pressed by mistake. */
const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

const mistakes = {
  transpose: (word: string, at: number) => splice(word, at, 2, `${word.charAt(at + 1)}${word.charAt(at)}`),
  drop: (word: string, at: number) => splice(word, at, 1, ''),
  double: (word: string, at: number) => splice(word, at, 1, word.charAt(at).repeat(2)),
  neighbour: (word: string, at: number) => splice(word, at, 1, neighbourOf(word.charAt(at))),
}

/** Misspells a word once, but not its first letter, which is rarely wrong. Some mistakes leave the word as it is. */
export function misspell(word: string, random: () => number): string {
  const mistake = chooseFrom(Object.values(mistakes), random)
  return mistake(word, 1 + Math.floor(random() * (word.length - 2)))
}

const splice = (word: string, at: number, length: number, replacement: string) =>
  word.slice(0, at) + replacement + word.slice(at + length)

function neighbourOf(letter: string): string {
  const row = keyboardRows.find((keys) => keys.includes(letter)) ?? ''
  const at = row.indexOf(letter)
  return row.charAt(at + 1) || row.charAt(at - 1) || letter
}
