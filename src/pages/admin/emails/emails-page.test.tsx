import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { emailPage, failedReset, invitation, invitationLink, invitationText } from '@/entities/email/testing'
import { AtAddress } from '@/shared/lib/testing/at-address'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { EmailsPage } from './emails-page'

let asked: string[] = []
let retried: string[] = []
const server = serveWith(
  noViews,
  platformHttp.get('/emails/', ({ request, query, response }) => {
    asked.push(new URL(request.url).search)
    return response(200).json(emailPage(query.get('search') === 'nothing' ? [] : [invitation, failedReset]))
  }),
  platformHttp.get('/emails/{id}', ({ params, response }) =>
    response(200).json(params.id === invitation.id ? invitationText : { ...invitationText, ...failedReset }),
  ),
  platformHttp.post('/emails/{id}/retry', ({ params, response }) => {
    retried.push(params.id)
    return response(202).json({ ...failedReset, status: 'QUEUED' })
  }),
)

function show(href = '/emails') {
  renderScreen(
    <AtAddress href={href}>
      <EmailsPage />
    </AtAddress>,
  )
}

async function open({ subject } = invitation) {
  await userEvent.click(await screen.findByRole('button', { name: subject }))
  const dialog = within(await screen.findByRole('dialog', { name: subject }))
  await dialog.findByText('Links in this e-mail')
  return dialog
}

beforeEach(() => {
  asked = []
  retried = []
})

describe('EmailsPage', () => {
  it('filters by status and words, beginning at the first page again', async () => {
    show('/emails?page=2&status=KEPT')
    await waitFor(() => expect(asked.at(-1)).toBe('?page=2&status=KEPT&limit=10'))
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Failed')
    await waitFor(() => expect(asked.at(-1)).toBe('?status=FAILED&limit=10'))
    await userEvent.type(screen.getByLabelText('Search e-mails'), 'nothing{Enter}')
    await screen.findByText('Nothing matches')
    expect(asked.at(-1)).toBe('?status=FAILED&search=nothing&limit=10')
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
    await screen.findByText(invitation.recipient)
  })

  it('"otherwise kept in the outbox, where a super user can read them": says what an e-mail says, and why it is here', async () => {
    show()
    const details = await open()
    expect(details.getByText(/Ada Brandt invites you to Yardhand\./)).toBeTruthy()
    expect(details.getByText(/No mail server is set up/)).toBeTruthy()
  })

  it('lets its links be copied, which nobody receives in the demonstration', async () => {
    const user = userEvent.setup()
    show()
    const details = await open()
    await user.click(details.getByRole('button', { name: `Copy ${invitationLink}` }))
    await screen.findByText('Link copied')
    expect(await navigator.clipboard.readText()).toBe(invitationLink)
  })

  it('shows how it looks in a frame in which nothing runs, submits or leads out', async () => {
    const html = `${invitationText.html}<script>alert(1)</script><meta http-equiv="refresh" content="0;url=/">`
    server.use(platformHttp.get('/emails/{id}', ({ response }) => response(200).json({ ...invitationText, html })))
    show()
    const details = await open()
    await userEvent.click(details.getByRole('tab', { name: 'Preview' }))
    const frame = await details.findByTitle('Preview of the e-mail')
    expect(frame.getAttribute('sandbox')).toBe('allow-same-origin')
    const shown = frame.getAttribute('srcdoc') ?? ''
    expect(shown).toContain('Ada Brandt invites you')
    expect(shown).not.toMatch(/<script|http-equiv| style=| href=/i)
  })

  it('sends a failed one again, and reads again what becomes of it', async () => {
    show()
    const details = await open(failedReset)
    expect(details.getByText('The mail server did not answer.')).toBeTruthy()
    expect(details.getByText('5 attempts')).toBeTruthy()
    await userEvent.click(details.getByRole('button', { name: 'Send again' }))
    await screen.findByText('The e-mail is in the queue')
    expect(retried).toEqual([failedReset.id])
    await waitFor(() => expect(asked).toHaveLength(2))
  })

  it('says why one cannot be sent again', async () => {
    server.use(
      platformHttp.post('/emails/{id}/retry', ({ response }) =>
        response(409).json(problem(409, 'no_mail_server', 'No mail server is set, so the e-mail stays here.')),
      ),
    )
    show()
    const details = await open()
    await userEvent.click(details.getByRole('button', { name: 'Send again' }))
    await screen.findByText('No mail server is set, so the e-mail stays here.')
  })
})
