import type { GreyPicture } from './grey-picture'
import type { Surface } from './picture-request'

/** How far from the middle a shade is that belongs to a letter, of a picture whose light has been evened. */
const MIN_DIFFERENCE = 70

/**
 * How the letters of a picture differ from what is around them, the likeliest first: as they are thin, more of their pixels
 * are far from the middle than of what is between them.
 */
export function surfacesOf({ pixels }: GreyPicture): Surface[] {
  let [dark, light] = [0, 0]
  for (const shade of pixels) {
    if (shade < 128 - MIN_DIFFERENCE) dark += 1
    else if (shade > 128 + MIN_DIFFERENCE) light += 1
  }
  const flat: Surface[] = light > dark ? ['light-on-dark', 'dark-on-light'] : ['dark-on-light', 'light-on-dark']
  return [...flat, 'relief']
}
