import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { kitsPortal } from '@/entities/portal-link/testing'
import { chooseLanguage } from '@/shared/lib/i18n'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { MachineServiceKitsPage } from './machine-service-kits-page'

const path = '/machines/machine-service-kits-portal/{token}'
const token = 'v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4'
const server = serveWith(platformHttp.get(path, ({ response }) => response(200).json(kitsPortal)))

const show = () =>
  renderScreen(<MachineServiceKitsPage token={token} order={(words) => <a href="/checkout">{words}</a>} />)

type Due = Pick<(typeof kitsPortal.machines)[number]['tasks'][number], 'status' | 'remaining_hours' | 'remaining_days'>

/** The first task of each machine is all that is due, and so soon. */
function serveDue(due: Due) {
  const machines = kitsPortal.machines.map((machine) => ({
    ...machine,
    tasks: machine.tasks.slice(0, 1).map((task) => ({ ...task, ...due })),
  }))
  server.use(platformHttp.get(path, ({ response }) => response(200).json({ ...kitsPortal, machines })))
}

afterEach(() => chooseLanguage('en', { remember: false }))

describe('MachineServiceKitsPage', () => {
  it('shows which tasks are due on which machine, and "the due kit with its parts"', async () => {
    show()
    await screen.findByRole('heading', { name: 'Loader 3, Harrow WL-120' })
    const parts = screen.getByRole('list', { name: 'Parts of 500 h kit' })
    expect(within(parts).getByRole('listitem').textContent).toBe('1 ×HF-204 Oil filter')
    screen.getByText('This task has no kit.')
    expect(screen.getByText('Price of the kit').nextSibling?.textContent).toBe('$24.50')
  })

  it.each([
    ['DUE_SOON', 32, 100, 'in 32 h', 'Due at 1,500 h or on Mar 1, 2027, whichever comes first'],
    ['DUE_SOON', 320, 12, 'in 12 days', 'Due at 1,500 h or on Mar 1, 2027, whichever comes first'],
    ['DUE', 0, 100, 'due now', 'Due at 1,500 h'],
    ['OVERDUE', -280, 100, '280 h over', 'Was due at 1,500 h'],
    ['OVERDUE', 32, -3, '3 days over', 'Was due on Mar 1, 2027'],
    ['OVERDUE', -280, -3, '280 h over', 'Was due at 1,500 h'],
  ] as const)(
    'says of one that is %s, %d h and %d days from due: %s, %s',
    async (status, hours, days, remaining, when) => {
      serveDue({ status, remaining_hours: hours, remaining_days: days })
      show()
      await screen.findByText(when)
      screen.getByText(remaining)
    },
  )

  it.each([
    [{ remaining_hours: -280, remaining_days: 100 }, /^Venció al alcanzar 1500.h$/],
    [{ remaining_hours: 32, remaining_days: -3 }, /^Venció el 1 mar 2027$/],
  ])('writes in Spanish, too, that one was due which is over: %j', async (remaining, when) => {
    serveDue({ status: 'OVERDUE', ...remaining })
    await chooseLanguage('es', { remember: false })
    show()
    await screen.findByText(when)
  })

  it('leads to ordering the kits, where the dealership takes orders', async () => {
    show()
    await screen.findByRole('link', { name: 'Order these kits' })
  })

  it('has the dealership one tap away', async () => {
    show()
    const call = await screen.findByRole('link', { name: 'Call Northfield Equipment, +1 406 555 0133' })
    expect(call.getAttribute('href')).toBe('tel:+14065550133')
    expect(screen.queryByText(/to order these kits/)).toBeNull()
  })

  it('leads to a call alone where no order is taken', async () => {
    server.use(platformHttp.get(path, ({ response }) => response(200).json({ ...kitsPortal, can_order: false })))
    show()
    await screen.findByText('Call Northfield Equipment to order these kits.')
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Call'])
  })

  it('offers neither by a link that the operator itself created', async () => {
    const own = { dealership: null, dealership_phone: null, dealership_logo: null, can_order: false }
    server.use(platformHttp.get(path, ({ response }) => response(200).json({ ...kitsPortal, ...own })))
    show()
    await screen.findByText('500 h service')
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('states that nothing is due', async () => {
    server.use(platformHttp.get(path, ({ response }) => response(200).json({ ...kitsPortal, machines: [] })))
    show()
    await screen.findByText('Nothing is due')
  })

  it('"by e-mail, 90 days": after that it explains, and offers a new one', async () => {
    server.use(
      platformHttp.get(path, ({ response }) => response(410).json(problem(410, 'link_expired', 'It has expired.'))),
    )
    show()
    await screen.findByRole('heading', { name: 'This link has expired' })
    screen.getByRole('button', { name: 'Ask for a new link' })
  })

  it('tries again where nobody answered', async () => {
    server.use(platformHttp.get(path, () => Response.error(), { once: true }))
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByText('500 h service')
  })
})

describe('"Ask for these kits"', () => {
  const withoutPrice = {
    ...kitsPortal,
    machines: kitsPortal.machines.map((machine) => ({
      ...machine,
      tasks: machine.tasks.map((task) => ({ ...task, kit: task.kit && { ...task.kit, cost: null } })),
    })),
  }
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
  const [machine] = kitsPortal.machines
  const [due] = machine?.tasks ?? []

  it('sends the chosen kits with who asks, also without a price, and says what happens next', async () => {
    const sent: unknown[] = []
    server.use(
      platformHttp.get(path, ({ response }) => response(200).json(withoutPrice)),
      platformHttp.post(`${path}/request`, async ({ request, response }) => {
        sent.push(await request.json())
        return response(200).json({ quote_number: 'Q-1007' })
      }),
    )
    show()
    await press('Ask for these kits')
    expect(screen.queryByRole('link', { name: 'Order these kits' })).toBeNull()
    await press('Send request')
    screen.getByText('Enter your name.')
    await userEvent.type(screen.getByLabelText('Your name'), 'Rosa Delgado')
    await userEvent.type(screen.getByLabelText(/^Message/), 'By Friday, please.')
    await press('Send request')
    await screen.findByText('Request sent to Northfield Equipment')
    screen.getByText(/quote Q-1007 to the admins of Ridgeline Quarry/)
    expect(sent).toEqual([
      {
        client_id: expect.any(String),
        contact: 'Rosa Delgado',
        note: 'By Friday, please.',
        kits: [{ instance_id: machine?.instance_id, task_id: due?.id }],
      },
    ])
    expect(screen.queryByRole('button', { name: 'Ask for these kits' })).toBeNull()
  })

  it('asks to choose one, and says why a request was refused', async () => {
    server.use(
      platformHttp.post(`${path}/request`, ({ response }) =>
        response(409).json(problem(409, 'kit_not_due', 'One of these services is no longer due.')),
      ),
    )
    show()
    await press('Ask for these kits')
    await userEvent.type(screen.getByLabelText('Your name'), 'Rosa Delgado')
    await userEvent.click(screen.getByLabelText('500 h kit'))
    await press('Send request')
    await screen.findByText('Choose at least one kit.')
    await userEvent.click(screen.getByLabelText('500 h kit'))
    await press('Send request')
    await screen.findByText('One of these services is no longer due.')
  })

  it('waits without a connection, also after a reload, and is sent once', async () => {
    const sent: unknown[] = []
    server.use(platformHttp.post(`${path}/request`, () => Response.error()))
    const { unmount } = show()
    await press('Ask for these kits')
    await userEvent.type(screen.getByLabelText('Your name'), 'Rosa Delgado')
    await press('Send request')
    await screen.findByText('Waiting to be sent')
    expect(screen.queryByRole('dialog')).toBeNull()
    unmount()
    show()
    await screen.findByText('Waiting to be sent')
    server.use(
      platformHttp.post(`${path}/request`, async ({ request, response }) => {
        sent.push(await request.json())
        return response(200).json({ quote_number: 'Q-1007' })
      }),
    )
    await press('Try now')
    await screen.findByText('What was waiting has been sent')
    expect(sent).toMatchObject([{ contact: 'Rosa Delgado' }])
    expect(localStorage.getItem('waiting to be sent')).toBeNull()
  })
})
