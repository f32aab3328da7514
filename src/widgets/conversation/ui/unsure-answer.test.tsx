import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer, Citation } from '@/entities/conversation'
import { capacities, draining, unsureAnswer } from '@/entities/conversation/testing'
import { signedInAs } from '@/entities/user/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { operator } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { UnsureAnswer } from './unsure-answer'

let renewals = 0
serveWith(
  platformHttp.get('/files/{id}/access', ({ params, response }) => {
    renewals += 1
    return response(200).json({
      id: params.id,
      display_name: capacities.manual_name,
      is_searchable: true,
      pages: [{ width: 612, height: 792 }],
      expires_at: '2099-01-01T00:00:00.000Z',
      page_image_url: `/api/v2/files/${params.id}/pages/{n}?width={width}&expires=2&signature=renewed`,
      pdf_url: '/api/v2/secure-files?path=m.pdf',
    })
  }),
  http.get('*/files/:id/pages/:n', () => HttpResponse.json(problem(410, 'expired', ''), { status: 410 })),
  platformHttp.get('/machines/{id}/notes', ({ response }) =>
    response(200).json({ items: [], total: 0, page: 1, limit: 20 }),
  ),
)
beforeEach(() => {
  renewals = 0
})

const scanned: Citation = { ...draining, n: 3, page: 40, heading: null, ocr: true, quote: 'Bleed the system.' }
const answer: Answer = {
  ...unsureAnswer,
  response: `${unsureAnswer.response}\n\n> Bleed the system. [3]`,
  citations: [capacities, draining, scanned],
}

function show(changes: Partial<Answer> = {}) {
  const onOpen = vi.fn()
  const shown = { ...answer, ...changes }
  const about = {
    ...{ machine: undefined, question: 'how much?', answer: shown },
    ...{ hasAskedDealer: false, onOpenMachine: () => undefined },
  }
  renderScreen(<UnsureAnswer answer={shown} about={about} onOpen={onOpen} />, signedInAs(operator))
  return onOpen
}
const imagesIn = (figure: HTMLElement | undefined) => [...(figure?.querySelectorAll('img') ?? [])]
const firstImage = async () => {
  const [figure] = await screen.findAllByRole('figure')
  const [image] = imagesIn(figure)
  if (!image) throw new Error('no image')
  return image
}

describe('an answer that is not certain', () => {
  it('shows each place as its page does, with its section, its page and its words', async () => {
    const onOpen = show()
    const figures = await screen.findAllByRole('figure')
    expect(screen.getByText('I am not certain; these places come closest.')).toBeTruthy()
    const expected = [
      ['Fluids and capacities', 'Operation and Maintenance Manual, page 31', capacities.quote],
      [
        'Changing the engine oil',
        'Service Manual, page 12',
        'Remove the drain plug and let the oil run into a container…',
      ],
      [undefined, 'Service Manual, page 40 · read by OCR', 'Bleed the system.'],
    ]
    expect(figures).toHaveLength(expected.length)
    for (const [index, [heading, page = '', words = '']] of expected.entries()) {
      const figure = within(figures[index] ?? document.body)
      expect(figure.queryByRole('heading')?.textContent).toBe(heading)
      expect(figure.getByText(page)).toBeTruthy()
      expect(figure.getByText(words)).toBeTruthy()
      expect(imagesIn(figures[index])[0]?.getAttribute('loading')).toBe('lazy')
    }
    const name = 'Open page 12 of the Service Manual'
    const [picture = document.body] = within(figures[1] ?? document.body).getAllByRole('button', { name })
    await userEvent.click(picture)
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(draining)
    expect(screen.queryByRole('list', { name: 'Nearest passages' })).toBeNull()
  })

  it('asks for a new address once, in case the one of the image has expired', async () => {
    show()
    fireEvent.error(await firstImage())
    await waitFor(async () => expect((await firstImage()).src).toContain('signature=renewed'))
    expect((await firstImage()).src).toContain('/pages/31?')
    expect(renewals).toBe(1)
  })

  it('leaves the words, and what opens the page, where the image does not load', async () => {
    const onOpen = show()
    fireEvent.error(await firstImage())
    await waitFor(async () => expect((await firstImage()).src).toContain('signature=renewed'))
    fireEvent.error(await firstImage())
    expect(await screen.findByText('The page did not load')).toBeTruthy()
    const [figure = document.body] = screen.getAllByRole('figure')
    expect(imagesIn(figure)).toEqual([])
    expect(within(figure).getByText(capacities.quote)).toBeTruthy()
    await userEvent.click(screen.getByText('The page did not load'))
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(capacities)
  })

  it('quotes the places in words where nothing is known of their pages, as in older answers', async () => {
    const older = ({ page_size: _, around: __, heading: ___, ...citation }: Citation): Citation => citation
    show({ citations: answer.citations.map(older) })
    expect(await screen.findByText(capacities.quote)).toBeTruthy()
    expect(screen.queryByRole('figure')).toBeNull()
    expect(within(screen.getByRole('list', { name: 'Nearest passages' })).getAllByRole('listitem')).toHaveLength(3)
  })
})
