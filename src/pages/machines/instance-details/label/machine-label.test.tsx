import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MachineInstance } from '@/entities/machine-instance'
import { loader } from '@/entities/machine-instance/testing'
import type { PortalLink } from '@/entities/portal-link'
import { label, linkPage } from '@/entities/portal-link/testing'
import { mainId } from '@/shared/lib/page-title'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { qrPath } from '@/shared/ui/qr-code'
import { platformHttp } from '../../../../../tests/msw/http'
import { serveWith } from '../../../../../tests/msw/server'
import { MachineLabel } from './machine-label'

let links: PortalLink[] = []
let instance: MachineInstance = loader
const asked: unknown[] = []
serveWith(
  platformHttp.get('/machines/instance/{id}', ({ response }) => response(200).json(instance)),
  platformHttp.get('/portal-links/', ({ query, response }) => {
    expect(query.get('instance_id')).toBe(loader.id)
    return response(200).json(linkPage(links))
  }),
  platformHttp.post('/portal-links/', async ({ request, response }) => {
    const body = await request.json()
    asked.push(body)
    const made = { ...label, id: crypto.randomUUID(), url: `${label.url}-new`, last_used_at: null }
    links = [made]
    return response(201).json(made)
  }),
  platformHttp.delete('/portal-links/{id}', ({ params, response }) => {
    links = links.map((link) => (link.id === params.id ? { ...link, state: 'revoked' } : link))
    return response(204).empty()
  }),
)

const show = () =>
  renderScreen(
    <main id={mainId} tabIndex={-1}>
      <MachineLabel instanceId={loader.id} />
    </main>,
  )
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const code = () => screen.findByRole('img', { name: 'QR code to enter the reading of Loader 3' })
const drawn = async () => (await code()).querySelector('path')?.getAttribute('d')

beforeEach(() => {
  links = []
  instance = loader
  asked.length = 0
})

describe('MachineLabel', () => {
  it('makes the first label of a machine', async () => {
    show()
    await press('Create label')
    expect(await drawn()).toBe(qrPath(`${label.url}-new`).path)
    expect(asked).toEqual([{ kind: 'machine_hours', instance_id: loader.id, replace: false }])
    screen.getByText('Enter hours')
    screen.getByText('Serial GHT00123')
    screen.getByText('Not used yet')
  })

  it('shows the newest one that still opens', async () => {
    links = [{ ...label, id: '1', url: 'https://old.example', state: 'revoked' }, label]
    show()
    expect(await drawn()).toBe(qrPath(label.url).path)
    expect(screen.getByRole('link', { name: 'Open the page in a new tab' }).getAttribute('href')).toBe(label.url)
  })

  it('"a newer link can revoke the older": replaces it once that was confirmed', async () => {
    links = [label]
    show()
    await press('Replace label')
    expect(asked).toEqual([])
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Replace label' }))
    await screen.findByText('Not used yet')
    expect(await drawn()).toBe(qrPath(`${label.url}-new`).path)
    expect(asked).toEqual([{ kind: 'machine_hours', instance_id: loader.id, replace: true }])
  })

  it('revokes it, and moves the focus to the page’s main part', async () => {
    links = [label]
    show()
    await press('Revoke label')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke label' }))
    await screen.findByText('This machine has no label yet')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  })

  it('prints the label alone, and is as before after that', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    links = [label]
    show()
    await press('Print label')
    expect(print).toHaveBeenCalledTimes(1)
    const alone = document.querySelector<HTMLElement>('body > [data-print-alone]')
    expect(alone?.textContent).toContain('GHT00123')
    act(() => void fireEvent(window, new Event('afterprint')))
    expect(document.querySelector('[data-print-alone]')).toBeNull()
  })

  it('is not there for who does not manage the machine', async () => {
    instance = { ...loader, can_manage: false }
    const { container } = show()
    await vi.waitFor(() => expect(container.textContent).toBe(''))
  })
})
