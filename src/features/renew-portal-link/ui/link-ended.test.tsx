import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Ending } from '@/entities/portal-link'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { serveWith } from '../../../../tests/msw/server'
import { LinkEnded, type LinkTarget } from './link-ended'

const token = 'v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4'
const asked: unknown[] = []
const server = serveWith(
  platformHttp.post('/portal-links/renewal', async ({ request, response }) => {
    asked.push(await request.json())
    return response(202).empty()
  }),
)

const show = (ending: Ending, to: LinkTarget = 'label') =>
  renderScreen(<LinkEnded to={to} token={token} ending={ending} />)
const ask = () => userEvent.click(screen.getByRole('button', { name: 'Ask for a new link' }))

beforeEach(() => {
  asked.length = 0
})

describe('"expired or revoked links explained with a way to get a new one"', () => {
  it.each([
    ['expired', 'This link has expired'],
    ['revoked', 'This link no longer works'],
  ] as const)('%s: asks for a new one, with what the person writes about themselves', async (ending, title) => {
    show(ending)
    screen.getByRole('heading', { name: title })
    await userEvent.type(screen.getByLabelText(/^Your name, and how to reach you/), ' Rosa at the north face ')
    await ask()
    expect((await screen.findByRole('status')).textContent).toContain('Request sent')
    expect(asked).toEqual([{ token, contact: 'Rosa at the north face' }])
  })

  it('reports that it could not be sent, and retains what was typed', async () => {
    server.use(platformHttp.post('/portal-links/renewal', () => Response.error()))
    show('revoked')
    await userEvent.type(screen.getByLabelText(/^Your name, and how to reach you/), 'Rosa')
    await ask()
    expect((await screen.findByRole('alert')).textContent).toContain('Network error')
    expect(screen.getByLabelText<HTMLInputElement>(/^Your name, and how to reach you/).value).toBe('Rosa')
  })

  it.each([
    ['label', /^Scan the label on the machine again/],
    ['kits', /e-mail about services that are due/],
    ['catalogue', /^Open the link that the dealership sent you again/],
    ['order', /^Open the link from the e-mail about the order again/],
    ['quote', /^Open the link from the e-mail about the quote again/],
  ] as const)('an incomplete link to %s says what its holder can do: only machines have labels', (to, advice) => {
    show('unknown', to)
    screen.getByText(advice)
    if (to !== 'label') expect(screen.queryByText(/label/)).toBeNull()
  })

  it.each([
    ['label', /no longer serves the machine/],
    ['kits', /no longer serves the owner of these machines/],
  ] as const)('a link to %s ended with the service: its owner gives out others', async (to, reason) => {
    show('unserved', to)
    screen.getByText(reason)
    await ask()
    await screen.findByRole('status')
  })

  it('offers none where there never was one: nobody could be asked', () => {
    show('unknown')
    expect(screen.queryByRole('button')).toBeNull()
  })
})
