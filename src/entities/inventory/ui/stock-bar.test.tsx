import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mainStore, oilFilterStock, serviceVan } from '../testing'
import { StockBar } from './stock-bar'

type Level = { on_hand: number; reserved: number; reorder_level: number | null }

/** How much of the bar is available, where its middle is the level at which to reorder. */
function available(...levels: Level[]): string | undefined {
  const places = [mainStore, serviceVan]
  const stock = {
    ...oilFilterStock,
    levels: levels.map((level, at) => ({ ...level, location_id: `${at}`, location: places[at]?.name ?? '' })),
  }
  const { container } = render(<StockBar stock={stock} />)
  return container.querySelector<HTMLElement>('[style]')?.style.width
}

describe('StockBar', () => {
  it.each([
    ['less than the level', { on_hand: 1, reserved: 0, reorder_level: 4 }, '12.5%'],
    ['the level', { on_hand: 6, reserved: 2, reorder_level: 4 }, '50%'],
    ['far more than the level', { on_hand: 64, reserved: 0, reorder_level: 4 }, '100%'],
  ])('compares what is available with the level at which to reorder: %s', (_, level, width) => {
    expect(available(level)).toBe(width)
  })

  it('leaves out a location without a level', () => {
    expect(
      available({ on_hand: 4, reserved: 0, reorder_level: 4 }, { on_hand: 9, reserved: 0, reorder_level: null }),
    ).toBe('50%')
  })

  it('is not there where no location has a level', () => {
    expect(available({ on_hand: 64, reserved: 0, reorder_level: null })).toBeUndefined()
  })
})
