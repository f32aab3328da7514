import { chooseFrom } from '../random'
import { plateLanguages } from './languages'
import type { PlateLayout } from './layouts'
import { photograph, randomShot } from './photograph'
import { type Plate, randomPlate } from './plate'
import { randomStyle } from './style'
import { svgOf } from './svg'

/** A photograph of a plate that was drawn by chance. */
export async function randomPhotograph(
  layouts: readonly PlateLayout[],
  random: () => number,
): Promise<{ plate: Plate; isEmbossed: boolean; jpeg: Buffer }> {
  const plate = randomPlate(chooseFrom(plateLanguages, random), random)
  const style = randomStyle(random)
  const drawing = chooseFrom(layouts, random)(plate, style, random)
  const jpeg = await photograph(svgOf(drawing, style), randomShot(random), random)
  return { plate, isEmbossed: style.isEmbossed, jpeg }
}
