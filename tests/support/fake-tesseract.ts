import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Writes a program named `tesseract` into a folder.
 * @param recognize shell script that recognizes the image `$1`; it calls `print_words` for the words of a page
 */
export async function installFakeTesseract(folder: string, recognize: string): Promise<void> {
  const words = ['The', 'winch', 'takes', 'oil.'].map(
    (word, at) => `5\t1\t1\t1\t1\t${at + 1}\t${300 + at * 200}\t1500\t150\t30\t95\t${word}`,
  )
  await writeFile(join(folder, 'words.tsv'), ['1\t1\t0\t0\t0\t0\t0\t0\t2550\t3300\t-1\t', ...words].join('\n'))
  const program = join(folder, 'tesseract')
  await writeFile(
    program,
    `#!/bin/sh
print_words() { cat '${folder}/words.tsv'; }
case "$1" in
  --version) echo 'tesseract 5.5.0' ;;
  --list-langs) echo eng ;;
  *)
    ${recognize} ;;
esac
`,
  )
  await chmod(program, 0o755)
}
