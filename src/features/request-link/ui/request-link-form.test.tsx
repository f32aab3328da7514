import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import type { LinkKind } from '../request-link'
import { RequestLinkForm } from './request-link-form'

const asked: [path: string, email: string][] = []
const sent = { message: 'If there is an account with this e-mail address, a link is on its way.' }

const server = serveWith(
  platformHttp.post('/auth/forgot-password', async ({ request, response }) => {
    asked.push(['forgot-password', (await request.json()).email])
    return response(200).json(sent)
  }),
  platformHttp.post('/auth/magic-link', async ({ request, response }) => {
    asked.push(['magic-link', (await request.json()).email])
    return response(200).json(sent)
  }),
)

async function ask(kind: LinkKind, email: string) {
  asked.length = 0
  render(<RequestLinkForm kind={kind} />)
  if (email) await userEvent.type(screen.getByLabelText('E-mail'), email)
  await userEvent.click(screen.getByRole('button', { name: 'E-mail me a link' }))
}

describe('RequestLinkForm', () => {
  it.each([
    ['password', 'forgot-password', 'within one hour'],
    ['sign-in', 'magic-link', 'within 30 minutes'],
  ] as const)('asks for a link of the kind %s, and tells to look into the mailbox', async (kind, path, goodFor) => {
    await ask(kind, ' rosa@ridgeline.example ')
    const notice = await screen.findByRole('status')
    expect(asked).toEqual([[path, 'rosa@ridgeline.example']])
    expect(notice.textContent).toContain('Check your inbox')
    expect(notice.textContent).toContain('If there is an account with rosa@ridgeline.example, a link is on its way.')
    expect(notice.textContent).toContain(`It works once, ${goodFor}.`)
  })

  it('can send it again', async () => {
    await ask('password', 'rosa@ridgeline.example')
    await userEvent.click(await screen.findByRole('button', { name: 'Send again' }))
    await screen.findByRole('status')
    expect(asked).toHaveLength(2)
  })

  it('"Enter your e-mail address."', async () => {
    await ask('password', '')
    await screen.findByText('Enter your e-mail address.')
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'))
    expect(asked).toEqual([])
  })

  it('says why nothing was sent, and keeps what was typed', async () => {
    server.use(
      platformHttp.post('/auth/forgot-password', ({ response }) =>
        response(429).json(problem(429, 'too_many_requests', 'Too many attempts. Try again in a minute.')),
      ),
    )
    await ask('password', 'rosa@ridgeline.example')
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Try again in a minute.')
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('rosa@ridgeline.example')
  })
})
