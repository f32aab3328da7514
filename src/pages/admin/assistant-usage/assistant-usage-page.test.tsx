import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AssistantUsage } from '@/entities/assistant-usage'
import { unusedNovember, usageInNovember } from '@/entities/assistant-usage/testing'
import { northfield } from '@/entities/organization/testing'
import type { User } from '@/entities/user'
import { signedInAs } from '@/entities/user/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { assistantsHttp, platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin, superUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { AssistantUsagePage } from './assistant-usage-page'

let asked: string[] = []
let usage: AssistantUsage
const server = serveWith(
  assistantsHttp.get('/assistants/usage', ({ request, response }) => {
    const { search, searchParams } = new URL(request.url)
    asked.push(search)
    return response(200).json({ ...usage, month: searchParams.get('month') ?? usage.month })
  }),
  platformHttp.get('/organizations/{id}', ({ response }) => response(200).json(northfield)),
)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
  asked = []
  usage = usageInNovember
})
afterEach(() => vi.useRealTimers())

let address = ''
const show = (search = '', reader: User = dealershipAdmin) =>
  renderScreen(
    <AtAddress
      href={`/assistant-usage${search}`}
      onAddress={(href) => {
        address = href
      }}
    >
      <AssistantUsagePage />
    </AtAddress>,
    signedInAs(reader),
  )

describe('/assistant-usage', () => {
  it('shows the sum of the present month against the limit, in words too', async () => {
    show()
    await screen.findByText('Tokens in November 2026')
    const bar = screen.getByRole('progressbar', { name: 'Used' })
    expect(bar.getAttribute('aria-valuetext')).toBe('328,500 of 2,000,000 (16%)')
    screen.getByText(/^Counting starts again on December 1, 2026 \(UTC\)\./)
    screen.getByText(/The language model is example-large-2\.$/)
    expect(asked).toEqual(['?month=2026-11'])
  })

  it('shows each day of the month, also as a table', async () => {
    show()
    const table = await screen.findByRole('table', { name: 'Tokens by day' })
    const rows = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
    expect(rows).toHaveLength(31)
    expect(rows.slice(0, 3)).toEqual([
      'Input tokensOutput tokens',
      'Nov 1, 2026: 0 answers00',
      'Nov 2, 2026: 4 answers16,800720',
    ])
  })

  it('says that the limit is used up exactly when it is', async () => {
    usage = { ...usageInNovember, limit: usageInNovember.used + 1 }
    const view = show()
    await screen.findByText('328,500 of 328,501 (99%)')
    expect(screen.queryByText('All tokens of this month are used')).toBeNull()
    view.unmount()
    usage = { ...usageInNovember, limit: usageInNovember.used }
    show()
    await screen.findByText('All tokens of this month are used')
    screen.getByText('Until December 1, 2026 (UTC), answers are composed without the language model.')
    screen.getByText('328,500 of 328,500 (100%)')
  })

  it('shows a past month as one that is over', async () => {
    usage = { ...usageInNovember, limit: 1000 }
    show('?month=2026-10')
    await screen.findByText(/^The limit was reached in this month\./)
    expect(screen.queryByText(/Counting starts again/)).toBeNull()
  })

  it('has no bar where there is no limit', async () => {
    usage = { ...usageInNovember, limit: null }
    show()
    await screen.findByText(/^There is no limit\./)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('leads from month to month, from the first with use to the present one, in the address', async () => {
    show('?month=2026-10')
    const previous = await screen.findByRole<HTMLButtonElement>('button', { name: 'Previous month' })
    const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next month' })
    expect([previous.disabled, next.disabled]).toEqual([false, false])
    await userEvent.click(previous)
    await screen.findByText('Tokens in September 2026')
    expect(address).toBe('/assistant-usage?month=2026-09')
    expect(previous.disabled).toBe(true)
    await userEvent.click(next)
    await userEvent.click(next)
    await screen.findByText('Tokens in November 2026')
    expect(address).toBe('/assistant-usage')
    expect(next.disabled).toBe(true)
    expect(new Set(asked)).toEqual(new Set(['?month=2026-10', '?month=2026-09', '?month=2026-11']))
  })

  it('says that nothing was used in a month', async () => {
    usage = unusedNovember
    show()
    await screen.findByText('Nothing used in November 2026')
    expect(screen.queryByRole('figure')).toBeNull()
    screen.getByRole('button', { name: 'Previous month' })
  })

  it('says that nothing is counted without a language model, and offers no months', async () => {
    usage = { ...unusedNovember, model: null, limit: null, first_month: null }
    show()
    await screen.findByText('No language model is set up')
    screen.getByText(/and nothing is counted\.$/)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows what was used before the language model was removed', async () => {
    usage = { ...usageInNovember, model: null, limit: null }
    show()
    await screen.findByText('No language model is set up')
    await screen.findByText('Tokens in November 2026')
  })

  it('says why it did not load, and still leads to other months', async () => {
    server.use(
      assistantsHttp.get('/assistants/usage', ({ response }) =>
        response(400).json(problem(400, 'validation_failed', 'Enter a valid month.')),
      ),
    )
    show('?month=2026-10')
    await screen.findByText('Enter a valid month.')
    server.resetHandlers()
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }))
    await screen.findByText('Tokens in November 2026')
  })

  it('shows a super user the organization that the address names', async () => {
    show(`?organization_id=${northfield.id}`, superUser)
    await screen.findByText('Northfield Equipment')
    await screen.findByText('Tokens in November 2026')
    expect(asked).toEqual([`?month=2026-11&organization_id=${northfield.id}`])
  })

  it('leads a super user, who belongs to none, to the organizations', async () => {
    show('', superUser)
    const link = await screen.findByRole('link', { name: 'Organizations' })
    expect(link.getAttribute('href')).toBe('/organizations')
    expect(asked).toEqual([])
  })

  it('asks for the own organization of everybody else, whatever the address names', async () => {
    show('?organization_id=7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c99')
    await screen.findByText('Tokens in November 2026')
    await waitFor(() => expect(asked).toEqual(['?month=2026-11']))
  })
})
