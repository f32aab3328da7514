import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { activeLink, pendingLink } from '@/entities/organization/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../../tests/msw/http'
import { problem } from '../../../../../tests/msw/problem'
import { serveWith } from '../../../../../tests/msw/server'
import { AskOperatorDialog } from './ask-operator-dialog'
import { LinkActions } from './link-actions'

let sent: unknown[] = []
const server = serveWith(
  platformHttp.put('/organizations/links/{id}', async ({ request, response }) => {
    sent.push(await request.json())
    return response(200).json(activeLink)
  }),
  platformHttp.post('/organizations/links', async ({ request, response }) => {
    sent.push(await request.json())
    return response(202).json(pendingLink)
  }),
)

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

beforeEach(() => {
  sent = []
})

describe('LinkActions', () => {
  it('"whose admin consents": states what the dealership will see before it is accepted', async () => {
    renderScreen(<LinkActions link={pendingLink} name="Lakeside Machinery" ofDealership={false} />)
    await press('Accept Lakeside Machinery')
    await screen.findByText(/It will see your machines/)
    expect(sent).toEqual([])
    await confirm('Accept')
    await screen.findByText('You now work with Lakeside Machinery')
    expect(sent).toEqual([{ action: 'accept' }])
  })

  it('"either side can end it, and what was before stays readable to both": stated first', async () => {
    renderScreen(<LinkActions link={activeLink} name="Northfield Equipment" ofDealership={false} />)
    await press('End the service of Northfield Equipment')
    await screen.findByText(/Both can still read earlier orders, quotes and readings/)
    await confirm('End service')
    await screen.findByText('You no longer work with Northfield Equipment')
    expect(sent).toEqual([{ action: 'end' }])
  })

  it('are named from the side of whoever reads them', async () => {
    renderScreen(<LinkActions link={activeLink} name="Ridgeline Quarry" ofDealership />)
    await press('Stop serving Ridgeline Quarry')
    await confirm('Stop serving')
    await screen.findByText('You no longer serve Ridgeline Quarry')
  })

  it.each([
    ['Decline Lakeside Machinery', 'Decline', true, 'decline'],
    ['Withdraw the request to Lakeside Machinery', 'Withdraw', false, 'withdraw'],
  ])('%s', async (name, button, can_answer, action) => {
    renderScreen(<LinkActions link={{ ...pendingLink, can_answer }} name="Lakeside Machinery" ofDealership={false} />)
    await press(name)
    await confirm(button)
    await vi.waitFor(() => expect(sent).toEqual([{ action }]))
  })

  it('stays open and states why when somebody else was faster', async () => {
    server.use(
      platformHttp.put('/organizations/links/{id}', ({ response }) =>
        response(409).json(problem(409, 'link_answered', 'This request has already been answered.')),
      ),
    )
    renderScreen(<LinkActions link={pendingLink} name="Lakeside Machinery" ofDealership={false} />)
    await press('Accept Lakeside Machinery')
    await confirm('Accept')
    await screen.findByText('This request has already been answered.')
  })
})

describe('AskOperatorDialog', () => {
  it('"The answer is the same whether or not there is such an admin."', async () => {
    renderScreen(<AskOperatorDialog onClose={() => undefined} />)
    await userEvent.type(screen.getByLabelText(/E-mail/), 'admin@tallpines.example')
    await press('Send request')
    await screen.findByText(
      'If admin@tallpines.example belongs to the admin of an operator, your request has been e-mailed',
    )
    expect(sent).toEqual([{ email: 'admin@tallpines.example' }])
  })

  it('does not ask nobody', async () => {
    renderScreen(<AskOperatorDialog onClose={() => undefined} />)
    await press('Send request')
    await screen.findByText('Enter an e-mail address.')
    expect(sent).toEqual([])
  })
})
