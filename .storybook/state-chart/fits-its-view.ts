import { expect, within } from 'storybook/test'
import { leastScale, viewHeight } from './chart-drawing'

/**
 * "State charts fit their view, labels readable at 100 %": fails for one that has to be scrolled, or whose words are
 * too small. For `afterEach` of the stories of a machine.
 */
export async function fitsItsView({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const drawing = await within(canvasElement).findByRole('img', { name: 'Drawing of the states' })
  const { width, height } = drawing.getBoundingClientRect()
  const [, , wholeWidth = Number.NaN] = drawing.getAttribute('viewBox')?.split(' ').map(Number) ?? []
  await expect(width, 'as wide as its frame').toBeLessThanOrEqual(drawing.parentElement?.clientWidth ?? 0)
  await expect(height, 'as high as a window shows').toBeLessThanOrEqual(viewHeight)
  await expect(width / wholeWidth, 'its words can be read').toBeGreaterThanOrEqual(leastScale)
}
