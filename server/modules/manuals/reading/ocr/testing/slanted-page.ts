import { readFileSync } from 'node:fs'

/**
 * What Tesseract 5.3 returned for a letter page scanned at 300 dpi and an angle of one degree: a title of 18 points, two
 * lines of 11 points, a table, and a line that runs upwards along the right side.
 */
export const slantedPage = readFileSync(new URL('./slanted-page.tsv', import.meta.url), 'utf8')
