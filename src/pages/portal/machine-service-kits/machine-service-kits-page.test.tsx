import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { kitsPortal } from '@/entities/portal-link/testing'
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

describe('MachineServiceKitsPage', () => {
  it('shows which tasks are due on which machine, and "the due kit with its parts"', async () => {
    show()
    await screen.findByRole('heading', { name: 'Loader 3, Harrow WL-120' })
    screen.getByText('Due at 1,500 h or on Mar 1, 2027, whichever comes first')
    const parts = screen.getByRole('list', { name: 'Parts of 500 h kit' })
    expect(within(parts).getByRole('listitem').textContent).toBe('1 ×HF-204 Oil filter')
    screen.getByText('This task has no kit.')
  })

  it('leads to ordering the kits, where the dealership takes orders', async () => {
    show()
    await screen.findByRole('link', { name: 'Order these kits' })
  })

  it('offers no order where nobody takes it', async () => {
    server.use(platformHttp.get(path, ({ response }) => response(200).json({ ...kitsPortal, can_order: false })))
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
