import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { cartOf, oilFilterLine } from '@/entities/cart/testing'
import type { AnswerPart } from '@/entities/conversation'
import { capacities, oilAnswer, oilFilterPart, unpricedPart, unsoldPart } from '@/entities/conversation/testing'
import { signedInAs } from '@/entities/user/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { operator } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { AnswerParts } from './answer-parts'

const added: unknown[] = []
serveWith(
  platformHttp.post('/carts/{dealershipId}/{operatorId}/lines', async ({ request, params, response }) => {
    added.push([params.dealershipId, params.operatorId, (await request.json()).lines])
    return response(200).json(cartOf([oilFilterLine]))
  }),
)

function show(...parts: AnswerPart[]) {
  const onOpen = vi.fn()
  renderScreen(<AnswerParts answer={{ ...oilAnswer, parts }} onOpen={onOpen} />, signedInAs(operator))
  return { onOpen }
}

const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

describe('a part that an answer names', () => {
  it('has its place, the price and the stock of the dealership, and goes into the cart there', async () => {
    show(oilFilterPart)
    for (const said of [
      '320-07309 Oil filter element',
      'item 4',
      '$18.40 each',
      '12 available',
      'Northfield Equipment',
    ])
      expect(texts()[0]).toContain(said)
    await userEvent.click(screen.getByRole('button', { name: 'Add 320-07309 Oil filter element to the cart' }))
    await screen.findByText('320-07309 Oil filter element is in your cart')
    const { dealership, operator_id, catalogue_part_id } = oilFilterPart
    expect(added).toEqual([[dealership?.id, operator_id, [{ part_id: catalogue_part_id, quantity: 1 }]]])
  })

  it('leads to its page where that is cited', async () => {
    const { onOpen } = show(oilFilterPart)
    await userEvent.click(screen.getByRole('button', { name: 'Open page 31' }))
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(capacities)
  })

  it('names what replaces it, and has a price on request where there is none', () => {
    show({ ...unpricedPart, is_replacement: true, sold_number: '320-07310' })
    expect(texts()[0]).toContain('Replaced by 320-07310')
    expect(texts()[0]).toContain('Price on request')
  })

  it('is not offered where no dealership sells it, nor to the staff of the one that does', () => {
    show(unsoldPart, { ...oilFilterPart, operator_id: null })
    expect(texts()[0]).toContain('Not sold by your dealer')
    expect(texts()[1]).toContain('$18.40 each')
    expect(screen.queryByRole('button', { name: /to the cart/ })).toBeNull()
  })
})
