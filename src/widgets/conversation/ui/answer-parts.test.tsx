import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { cartOf, oilFilterLine } from '@/entities/cart/testing'
import { catalogue } from '@/entities/catalogue/testing'
import type { AnswerPart } from '@/entities/conversation'
import { capacities, oilAnswer, oilFilterPart, unpricedPart, unsoldPart } from '@/entities/conversation/testing'
import { quotePage } from '@/entities/quote/testing'
import { signedInAs } from '@/entities/user/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { partsHttp, platformHttp } from '../../../../tests/msw/http'
import { operator, orgUser } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { FigureViewProvider, type ShownFigure } from '../model/figure-view'
import { AnswerParts } from './answer-parts'

const added: unknown[] = []
const server = serveWith(
  platformHttp.post('/carts/{dealershipId}/{operatorId}/lines', async ({ request, params, response }) => {
    added.push([params.dealershipId, params.operatorId, (await request.json()).lines])
    return response(200).json(cartOf([oilFilterLine]))
  }),
  platformHttp.get('/quotes/', ({ response }) => response(200).json(quotePage([]))),
  platformHttp.get('/catalogues/', ({ response }) =>
    response(200).json({ items: [catalogue], total: 1, page: 1, limit: 1000 }),
  ),
)

const about = { machine: undefined, question: 'oil filter?' }

function show(...parts: AnswerPart[]) {
  const onOpen = vi.fn()
  renderScreen(<AnswerParts answer={{ ...oilAnswer, parts }} about={about} onOpen={onOpen} />, signedInAs(operator))
  return { onOpen }
}

function DrawnAnew() {
  const [time, setTime] = useState(1)
  return (
    <>
      <button type="button" onClick={() => setTime(time + 1)}>
        Draw anew
      </button>
      <AnswerParts key={time} answer={{ ...oilAnswer, parts: [oilFilterPart] }} about={about} onOpen={vi.fn()} />
    </>
  )
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

  it('is said to be in the cart, too, where the answer is drawn anew meanwhile', async () => {
    let answer: (() => void) | undefined
    server.use(
      platformHttp.post('/carts/{dealershipId}/{operatorId}/lines', async ({ response }) => {
        await new Promise<void>((resolve) => {
          answer = resolve
        })
        return response(200).json(cartOf([oilFilterLine]))
      }),
    )
    renderScreen(<DrawnAnew />, signedInAs(operator))
    await userEvent.click(screen.getByRole('button', { name: 'Add 320-07309 Oil filter element to the cart' }))
    await waitFor(() => expect(answer).toBeDefined())
    await userEvent.click(screen.getByRole('button', { name: 'Draw anew' }))
    answer?.()
    await screen.findByText('320-07309 Oil filter element is in your cart')
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

  it('is asked for where it has no price, and still goes into the cart', async () => {
    show(unpricedPart)
    await screen.findByRole('button', { name: 'Ask for a price of 320-07309 Oil filter element' })
    screen.getByRole('button', { name: /to the cart$/ })
  })

  it('is asked for where no catalogue has it, and not where it has a price', async () => {
    show(unsoldPart, oilFilterPart)
    expect(await screen.findAllByRole('button', { name: /^Ask for a price/ })).toHaveLength(1)
  })

  it('is asked for by no staff: they sell it', async () => {
    const { client } = renderScreen(
      <AnswerParts
        answer={{ ...oilAnswer, parts: [{ ...unpricedPart, operator_id: null }, unsoldPart] }}
        about={about}
        onOpen={vi.fn()}
      />,
      signedInAs(orgUser),
    )
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(screen.queryByRole('button', { name: /^Ask for a price/ })).toBeNull()
  })

  it('has nothing to press on paper', () => {
    renderScreen(
      <AnswerParts answer={{ ...oilAnswer, parts: [unpricedPart, unsoldPart] }} onOpen={vi.fn()} />,
      signedInAs(operator),
    )
    expect(screen.queryByRole('button', { name: /price|cart/ })).toBeNull()
  })

  it('is not offered where no dealership sells it, nor to the staff of the one that does', () => {
    show(unsoldPart, { ...oilFilterPart, operator_id: null })
    expect(texts()[0]).toContain('Not sold by your dealer')
    expect(texts()[1]).toContain('$18.40 each')
    expect(screen.queryByRole('button', { name: /to the cart/ })).toBeNull()
  })
})

describe('the figure of a part', () => {
  const view = vi.fn(({ open, item }: ShownFigure) => open && <p>Figure with item {item}</p>)
  const showWithFigure = (pages: number[], ...parts: AnswerPart[]) => {
    server.use(partsHttp.get('/figure', ({ response }) => response(200).json({ pages, items: parts })))
    return renderScreen(
      <FigureViewProvider value={view}>
        <AnswerParts answer={{ ...oilAnswer, parts }} about={about} onOpen={vi.fn()} />
      </FigureViewProvider>,
      signedInAs(operator),
    )
  }

  it('opens with the part where the manual has one, and sells parts as the answer does', async () => {
    showWithFigure([30], oilFilterPart)
    await userEvent.click(await screen.findByRole('button', { name: 'Show figure of 320-07309' }))
    await screen.findByText('Figure with item 4')
    const shown = view.mock.lastCall?.[0]
    expect(shown?.list).toEqual({ manual_id: oilFilterPart.manual_id, page: 31, figure: oilFilterPart.figure })
    renderScreen(shown?.sale(oilFilterPart), signedInAs(operator))
    expect(screen.getAllByRole('button', { name: 'Add 320-07309 Oil filter element to the cart' })).toHaveLength(2)
  })

  it('is not offered where the manual shows none', async () => {
    const { client } = showWithFigure([], oilFilterPart)
    const isKnown = () => client.getQueryCache().findAll({ queryKey: ['part-figures'], fetchStatus: 'idle' }).length
    await waitFor(() => expect(isKnown()).toBe(1))
    expect(screen.queryByRole('button', { name: /^Show figure/ })).toBeNull()
  })
})
