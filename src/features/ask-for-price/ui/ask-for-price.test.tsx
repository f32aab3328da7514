import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { catalogue } from '@/entities/catalogue/testing'
import type { QuoteSummary } from '@/entities/quote'
import { quotePage, requestedQuote } from '@/entities/quote/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { serveWith } from '../../../../tests/msw/server'
import { AskForPrice } from './ask-for-price'
import type { AskedFor } from './ask-for-price-dialog'
import { AskWhoSells } from './ask-who-sells'

const northfield = { id: requestedQuote.dealership.id, name: 'Northfield Equipment' }
const part = { id: '7a1c2c2e-5f0e-4a35-9a0b-6f0f6f7fa301', number: '320-07309', description: 'Oil filter element' }
const instance = { id: '8b1c2c2e-5f0e-4a35-9a0b-6f0f6f7fa401', name: 'Quarry 7' }
const about: AskedFor = {
  machine: { name: 'Harrow WL-120', serial_number: 'GHT00123', instance },
  question: 'oil filter?',
}

let quotes: QuoteSummary[]
let asked: URLSearchParams[]
let sent: unknown[]
beforeEach(() => {
  quotes = []
  asked = []
  sent = []
})
serveWith(
  platformHttp.get('/quotes/', ({ request, response }) => {
    asked.push(new URL(request.url).searchParams)
    return response(200).json(quotePage(quotes))
  }),
  platformHttp.post('/quotes/', async ({ request, response }) => {
    sent.push(await request.json())
    quotes = [requestedQuote]
    return response(201).json(requestedQuote)
  }),
  platformHttp.get('/catalogues/', ({ response }) =>
    response(200).json({ items: [catalogue], total: 1, page: 1, limit: 1000 }),
  ),
)

function show(shown = <AskForPrice part={part} sellers={[northfield]} about={about} />) {
  const onAddress = vi.fn()
  const { client } = renderScreen(
    <AtAddress href="/parts-assistant" onAddress={onAddress}>
      {shown}
    </AtAddress>,
  )
  return { onAddress, client }
}
const button = () => screen.findByRole('button', { name: 'Ask for a price of 320-07309 Oil filter element' })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send request' }))

describe('asking for a price', () => {
  it('requests a quote for part, quantity, machine and question, and then leads to it', async () => {
    const { onAddress } = show()
    await userEvent.click(await button())
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.queryByText('For Harrow WL-120 · GHT00123')).not.toBeNull()
    await userEvent.clear(dialog.getByLabelText('Quantity'))
    await userEvent.type(dialog.getByLabelText('Quantity'), '4')
    await send()
    await screen.findByText('Northfield Equipment was asked for a price: quote Q-1012.')
    expect(sent).toEqual([
      {
        dealership_id: northfield.id,
        lines: [{ part_id: part.id, quantity: 4 }],
        note: 'I asked the assistant: “oil filter?”',
        instance_id: instance.id,
      },
    ])
    await userEvent.click(await screen.findByRole('link', { name: 'Price requested: Q-1012' }))
    expect(onAddress).toHaveBeenLastCalledWith(`/quotes/${requestedQuote.id}`)
    expect(screen.queryByRole('button', { name: /^Ask for a price/ })).toBeNull()
  })

  it('names a model in the message, as it is no machine of the customer', async () => {
    show(
      <AskForPrice
        part={part}
        sellers={[northfield]}
        about={{ ...about, machine: { name: 'Harrow WL-120', serial_number: null, instance: null } }}
      />,
    )
    await userEvent.click(await button())
    expect(screen.getByDisplayValue(/^For Harrow WL-120/)).toHaveProperty(
      'value',
      'For Harrow WL-120\nI asked the assistant: “oil filter?”',
    )
  })

  it.each(['0', '1.5', '', 'two', '10000001'])('refuses %j as a quantity', async (quantity) => {
    show()
    await userEvent.click(await button())
    await userEvent.clear(screen.getByLabelText('Quantity'))
    if (quantity) await userEvent.type(screen.getByLabelText('Quantity'), quantity)
    await send()
    await screen.findByText(/^Enter a whole number from 1 to 10,?000,?000\.$/)
    expect(sent).toEqual([])
  })

  it('sends nothing where somebody else has asked since', async () => {
    show()
    await userEvent.click(await button())
    quotes = [requestedQuote]
    await send()
    await screen.findByText('Nothing was sent: quote Q-1012 already asks for this part.')
    expect(sent).toEqual([])
    await screen.findByRole('link', { name: 'Price requested: Q-1012' })
  })

  it.each([
    ['SENT', 'Price offered: Q-1012'],
    ['IN_REVIEW', 'Price requested: Q-1012'],
  ] as const)('leads to a quote that is %s', async (status, name) => {
    quotes = [{ ...requestedQuote, status }]
    show()
    await screen.findByRole('link', { name })
    expect(asked[0]?.get('part_number')).toBe('320-07309')
    expect(asked[0]?.get('dealership_organization')).toBe(northfield.id)
  })

  it.each(['DECLINED', 'EXPIRED', 'CONVERTED'] as const)('asks again after one that is %s', async (status) => {
    quotes = [{ ...requestedQuote, status }]
    const { client } = show()
    await waitFor(() => expect(asked).toHaveLength(1))
    await waitFor(() => expect(client.isFetching()).toBe(0))
    await button()
  })
})

describe('where several dealerships may be asked', () => {
  const westlake = { id: '2c9a1f0e-6b1d-4a77-9a51-1f2e3d4c5b6b', name: 'Westlake Plant' }

  it('one is chosen, and a request to any of them counts', async () => {
    show(<AskForPrice part={part} sellers={[northfield, westlake]} about={about} />)
    await userEvent.click(await button())
    await userEvent.selectOptions(screen.getByLabelText('Dealership'), 'Westlake Plant')
    await send()
    await waitFor(() => expect(sent).toMatchObject([{ dealership_id: westlake.id }]))
    expect(asked[0]?.get('dealership_organization')).toBeNull()
  })
})

describe('what no catalogue has', () => {
  it('is asked for by the number and the words of the manual', async () => {
    const { id: _, ...unsold } = part
    show(<AskWhoSells part={unsold} about={about} />)
    await userEvent.click(await button())
    await send()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      dealership_id: catalogue.organization.id,
      lines: [{ part_number: '320-07309', description: 'Oil filter element', quantity: 1 }],
    })
  })
})
