import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cartOf, oilFilterLine } from '@/entities/cart/testing'
import { capacities, machineId, operationManualId } from '@/entities/conversation/testing'
import { untilRenewal } from '@/entities/manual'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { noPageParts } from '../../../../tests/msw/page-parts'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { accessOf } from '../testing'
import { ManualViewer } from './manual-viewer'

const oilFilter = {
  printed_number: '320-07309',
  box: [0.1, 0.2, 0.9, 0.22],
  part: { id: '7a1c2c2e-5f0e-4a35-9a0b-6f0f6f7fa301', part_number: '320-07309', description: 'Oil filter element' },
  dealership: { id: '2c9a1f0e-6b1d-4a77-9a51-1f2e3d4c5b6a', name: 'Northfield Equipment' },
  operator_id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11',
}
const sold = (...items: (Omit<typeof oilFilter, 'operator_id'> & { operator_id: string | null })[]) =>
  platformHttp.get('/files/{id}/pages/{n}/parts', ({ response }) => response(200).json({ items }))

const server = serveWith(
  noPageParts,
  platformHttp.get('/files/{id}/access', ({ response }) => response(200).json(accessOf())),
)

function show(changes: Partial<Parameters<typeof ManualViewer>[0]> = {}) {
  const onPage = vi.fn()
  const view = renderScreen(
    <ManualViewer manualId={operationManualId} page={31} passages={[capacities]} onPage={onPage} {...changes} />,
  )
  return { onPage, ...view }
}

const pageImage = () => screen.findByRole('img', { name: 'Page 31 of Operation and Maintenance Manual' })

afterEach(() => vi.unstubAllGlobals())

describe('ManualViewer', () => {
  it('marks the cited passage on its page and gives screen readers its words', async () => {
    const { container } = show()
    await pageImage()
    expect(screen.getByText(`Marked on this page: “${capacities.quote}”`)).toBeTruthy()
    expect(container.querySelector('[data-box="1"]')?.getAttribute('style')).toContain('left: 10%')
  })

  it('shows the pages of a scan without text, and says that it cannot be searched', async () => {
    server.use(
      platformHttp.get('/files/{id}/access', ({ response }) => response(200).json(accessOf({ is_searchable: false }))),
    )
    show()
    await pageImage()
    await userEvent.click(screen.getByRole('button', { name: 'Search in this manual' }))
    screen.getByText('This manual cannot be searched: no text could be read in its pages.')
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('marks nothing on the other pages', async () => {
    const { container } = show({ page: 32 })
    await screen.findByRole('img')
    expect(container.querySelector('[data-box]')).toBeNull()
  })

  it('turns pages by button, by arrow key and by number', async () => {
    const { onPage } = show()
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }))
    fireEvent.keyDown(screen.getByRole('region', { name: /^Page 31/ }), { key: 'ArrowLeft' })
    await userEvent.clear(screen.getByRole('textbox', { name: 'Page' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Page' }), '999{Enter}')
    expect(onPage.mock.calls).toEqual([[32], [30], [248]])
  })

  it('loads the neighbouring pages ahead, and drops them when the reader leaves', async () => {
    const ahead: HTMLImageElement[] = []
    vi.stubGlobal('Image', function image() {
      return ahead[ahead.push(document.createElement('img')) - 1]
    })
    const { unmount } = show()
    await pageImage()
    expect(ahead.map(({ srcset }) => /pages\/(\d+)/.exec(srcset)?.[1])).toEqual(['32', '30'])
    unmount()
    expect(ahead.map(({ srcset }) => srcset)).toEqual(['', ''])
  })

  it('does not turn beyond the first page', async () => {
    show({ page: 1 })
    expect((await screen.findByRole('button', { name: 'Previous page' })).hasAttribute('disabled')).toBe(true)
  })

  it('opens the PDF at the page in a new tab', async () => {
    show()
    const link = await screen.findByRole('link', { name: 'Open PDF' })
    expect(link.getAttribute('href')).toMatch(/secure-files\?path=.*#page=31$/)
    expect(link.getAttribute('target')).toBe('_blank')
  })

  const refuse = (status: number, code: string, headers: Record<string, string> = {}) =>
    http.get('*/files/:id/pages/:n', () => HttpResponse.json(problem(status, code, ''), { status, headers }))

  it('says that a page is too complex to be shown, and keeps the way to the PDF', async () => {
    server.use(refuse(422, 'page_too_complex'))
    show()
    fireEvent.error(await pageImage())
    expect(await screen.findByText('This page is too complex to show here')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open PDF' })).toBeTruthy()
  })

  it('asks again for a page when the server says, while it is busy drawing', async () => {
    server.use(refuse(503, 'pages_busy', { 'retry-after': '0.01' }))
    show()
    const first = await pageImage()
    fireEvent.error(first)
    await waitFor(async () => expect(await pageImage()).not.toBe(first))
    expect(screen.getByText('The page is loading')).toBeTruthy()
  })

  it('asks for new addresses once when a page does not load, then says so', async () => {
    let signature = 'first'
    server.use(
      refuse(410, 'link_expired'),
      platformHttp.get('/files/{id}/access', ({ response }) => {
        const page_image_url = `/api/v2/files/m/pages/{n}?width={width}&signature=${signature}`
        signature = 'second'
        return response(200).json(accessOf({ page_image_url }))
      }),
    )
    show()
    fireEvent.error(await pageImage())
    await waitFor(async () => expect((await pageImage()).getAttribute('src')).toContain('signature=second'))
    fireEvent.error(await pageImage())
    expect(await screen.findByText('This page did not load')).toBeTruthy()
  })

  it('says that a deleted manual is gone, and offers a retry for what may come back', async () => {
    server.use(
      platformHttp.get('/files/{id}/access', ({ response }) =>
        response(404).json(problem(404, 'not_found', 'Manual not found.')),
      ),
    )
    show()
    expect(await screen.findByText('Manual not found')).toBeTruthy()
  })

  it('says what it is for while there is nothing to show', () => {
    show({ manualId: undefined })
    expect(screen.getByText('The manual’s page appears here')).toBeTruthy()
  })
})

describe('"swipe turns pages, pinch zooms"', () => {
  const finger = (clientX: number, clientY = 400) => ({ clientX, clientY, identifier: clientX })
  const desk = () => screen.findByRole('region', { name: /^Page 31/ })
  async function swipe(from: number, to: number, { down = 0, scrolled = 0 } = {}) {
    const region = await desk()
    fireEvent.touchStart(region, { touches: [finger(from)] })
    region.scrollLeft += scrolled
    fireEvent.touchEnd(region, { touches: [], changedTouches: [finger(to, 400 + down)] })
  }

  it('to the left leads on, to the right back', async () => {
    const { onPage } = show()
    await swipe(300, 150)
    await swipe(150, 300)
    expect(onPage.mock.calls).toEqual([[32], [30]])
  })

  it.each([
    ['a tap that slipped', [300, 260], {}],
    ['scrolling down', [300, 200], { down: 200 }],
    ['scrolling sideways over a large page', [300, 150], { scrolled: 120 }],
  ] as const)('%s turns no page', async (_, [from, to], moved) => {
    const { onPage } = show()
    await swipe(from, to, moved)
    expect(onPage).not.toHaveBeenCalled()
  })

  it('two fingers make the page larger, and the zoom says by how much', async () => {
    const { onPage } = show()
    const region = await desk()
    fireEvent.touchStart(region, { touches: [finger(100), finger(200)] })
    vi.spyOn(region, 'scrollWidth', 'get').mockReturnValue(400)
    fireEvent.touchMove(region, { touches: [finger(50), finger(290)] })
    fireEvent.touchEnd(region, { touches: [finger(50)], changedTouches: [finger(290)] })
    const zoom: HTMLSelectElement = screen.getByRole('combobox', { name: 'Zoom' })
    expect(zoom.selectedOptions[0]?.textContent).toMatch(/^\d+%$/)
    expect(onPage).not.toHaveBeenCalled()
    await userEvent.selectOptions(zoom, 'Fit')
    expect(zoom.value).toBe('fit')
  })
})

describe('untilRenewal', () => {
  const access = accessOf({ expires_at: '2026-11-21T08:30:00.000Z' })

  it('renews a minute before the addresses end, and never in a rush', () => {
    expect(untilRenewal(access, Date.parse('2026-11-21T08:20:00.000Z'))).toBe(9 * 60_000)
    expect(untilRenewal(access, Date.parse('2026-11-21T08:31:00.000Z'))).toBe(10_000)
  })

  it('waits no longer than a timer can, however long the addresses live', () => {
    const longest = 2 ** 31 - 1
    expect(untilRenewal(accessOf(), Date.parse('2026-11-21T08:30:00.000Z'))).toBeLessThan(longest)
  })
})

describe('searching in the shown manual', () => {
  let pages = [12, 31, 47]
  let asked: string[] = []
  const found = (q: string) =>
    pages.map((page) => ({
      ...{ manual_id: operationManualId, manual_name: 'Operation and Maintenance Manual', page, heading: [] },
      machine: { id: machineId, brand: 'Harrow', type: 'Wheel loader', model: 'WL-120', name: 'Harrow WL-120' },
      excerpt: [{ text: `${q} on ${page}`, marked: true }],
      boxes: [[0.2, page / 100, 0.8, page / 100 + 0.02]],
    }))

  beforeEach(() => {
    asked = []
    pages = [12, 31, 47]
    server.use(
      platformHttp.get('/manuals/search', ({ request, query, response }) => {
        asked.push(new URL(request.url).search)
        const hits = query.get('q') === 'submarine' ? [] : found(query.get('q') ?? '')
        const page = Number(query.get('page') ?? 1)
        const items = hits.slice((page - 1) * 50, page * 50)
        return response(200).json({ items, total: hits.length, page, limit: 50, pages: hits.map((hit) => hit.page) })
      }),
    )
  })

  const look = async (words: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Search in this manual' }))
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search in this manual' }), `${words}{Enter}`)
  }

  it('asks for this manual alone, and leads to the nearest page', async () => {
    const { onPage } = show({ page: 32 })
    await look('oil')
    await waitFor(() => expect(onPage.mock.calls).toEqual([[47]]))
    expect(asked).toEqual([`?q=oil&manual_id=${operationManualId}&limit=50`])
  })

  it('stays where the words are, and marks them instead of what an answer cites', async () => {
    const { container, onPage } = show()
    await look('oil')
    await screen.findByText('Match 2 of 3')
    expect(screen.getByText('Marked on this page: “oil on 31”')).toBeTruthy()
    expect(container.querySelector('[data-box="2"]')?.getAttribute('style')).toContain('top: 31%')
    expect(container.querySelector('[data-box="1"]')).toBeNull()
    expect(onPage).not.toHaveBeenCalled()
  })

  it('goes from page to page with these words, and no further than the last', async () => {
    const { onPage } = show({ words: 'oil' })
    await userEvent.click(await screen.findByRole('button', { name: 'Next match' }))
    await userEvent.click(screen.getByRole('button', { name: 'Previous match' }))
    expect(onPage.mock.calls).toEqual([[47], [12]])
  })

  it('has no page after the last one', async () => {
    show({ words: 'oil', page: 47 })
    await screen.findByText('Match 3 of 3')
    expect(screen.getByRole('button', { name: 'Next match' }).hasAttribute('disabled')).toBe(true)
  })

  it('marks a page that is further back than the first hits', async () => {
    pages = Array.from({ length: 120 }, (_, index) => index + 1)
    show({ words: 'oil', page: 118 })
    expect(await screen.findByText('Match 118 of 120')).toBeTruthy()
    expect(await screen.findByText('Marked on this page: “oil on 118”')).toBeTruthy()
    expect(asked.at(-1)).toBe(`?q=oil&manual_id=${operationManualId}&limit=50&page=3`)
  })

  it('says that the words are not there', async () => {
    show()
    await look('submarine')
    expect(await screen.findByText('No matches in this manual.')).toBeTruthy()
  })

  it('shows what the answer cites again when it is closed', async () => {
    show({ words: 'oil' })
    await screen.findByText('Marked on this page: “oil on 31”')
    await userEvent.click(screen.getByRole('button', { name: 'Close the search' }))
    expect(screen.getByText(`Marked on this page: “${capacities.quote}”`)).toBeTruthy()
  })

  it('can be tried again when it did not come', async () => {
    server.use(platformHttp.get('/manuals/search', () => Response.error(), { once: true }))
    show({ words: 'oil' })
    await screen.findByText('Network error or server did not respond.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Match 2 of 3')).toBeTruthy()
  })
})

describe('"a part number in a manual page is a link into the cart when the catalogue has it"', () => {
  const added: unknown[] = []
  const toCart = platformHttp.post(
    '/carts/{dealershipId}/{operatorId}/lines',
    async ({ request, params, response }) => {
      added.push([params.dealershipId, params.operatorId, (await request.json()).lines])
      return response(200).json(cartOf([oilFilterLine]))
    },
  )
  beforeEach(() => {
    added.length = 0
    server.use(toCart)
  })
  const one = [oilFilter.dealership.id, oilFilter.operator_id, [{ part_id: oilFilter.part.id, quantity: 1 }]]

  it('puts a part of the page into the cart, by its menu', async () => {
    server.use(sold(oilFilter, { ...oilFilter, box: [0.1, 0.5, 0.9, 0.52] }))
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Order parts on this page (1)' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add 320-07309 Oil filter element to the cart' }))
    await screen.findByText('320-07309 Oil filter element is in your cart')
    expect(added).toEqual([one])
  })

  it('puts it there by a click on its row, too', async () => {
    server.use(sold(oilFilter))
    show()
    await pageImage()
    await userEvent.click(await screen.findByTitle('Add 320-07309 Oil filter element to the cart'))
    await screen.findByText('320-07309 Oil filter element is in your cart')
    expect(added).toEqual([one])
  })

  it('reports why it was not put there', async () => {
    server.use(
      sold(oilFilter),
      platformHttp.post('/carts/{dealershipId}/{operatorId}/lines', ({ response }) =>
        response(409).json(problem(409, 'cart_full', 'The cart is full.')),
      ),
    )
    show()
    await userEvent.click(await screen.findByTitle(/^Add 320-07309/))
    await screen.findByText('The cart is full.')
  })

  it('offers nothing to the staff of the dealership, who buy nothing from it', async () => {
    server.use(sold({ ...oilFilter, operator_id: null }))
    show()
    await pageImage()
    expect(screen.queryByRole('button', { name: /^Order/ })).toBeNull()
  })
})
