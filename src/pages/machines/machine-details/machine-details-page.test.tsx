import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { excavator, wheelLoader } from '@/entities/machine/testing'
import { manualList, operationManual } from '@/entities/manual/testing'
import { type User, userQueries } from '@/entities/user'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin, operator, orgUser, superUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { MachineDetailsPage } from './machine-details-page'

vi.mock('@/shared/realtime', () => ({
  joinRoom: () => ({ entered: Promise.resolve(true), leave: () => undefined }),
}))

const server = serveWith(
  platformHttp.get('/machines/{id}', ({ response }) => response(200).json(wheelLoader)),
  platformHttp.get('/machines/{id}/manuals', ({ response }) => response(200).json(manualList([operationManual]))),
  platformHttp.get('/machines/{id}/manual-upload-date', ({ response }) => response(200).json({ uploaded_at: null })),
)

const onAsk = vi.fn()
const onBack = vi.fn()
const onSearch = vi.fn()

function show(user: User = operator) {
  // Fresh for the whole test: nobody asks for the person again.
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  queryClient.setQueryData(userQueries.me().queryKey, user)
  return render(
    <QueryClientProvider client={queryClient}>
      <MachineDetailsPage machineId={wheelLoader.id} search={{}} onSearch={onSearch} onAsk={onAsk} onBack={onBack} />
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  localStorage.clear()
  for (const told of [onAsk, onBack, onSearch]) told.mockReset()
})

describe('MachineDetailsPage', () => {
  it('shows what the machine is', async () => {
    show()
    await screen.findByRole('heading', { level: 1, name: 'Harrow WL-120' })
    const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
    expect(['Brand', 'Type', 'Model', 'Serial numbers'].map(fact)).toEqual([
      'Harrow',
      'Wheel loader',
      'WL-120',
      'GHT00100 to GHT00999',
    ])
    await screen.findByText('None yet')
    expect(document.title).toContain('Harrow WL-120')
  })

  it('names its variants where there are several', async () => {
    const [first, second] = [wheelLoader, excavator].flatMap(({ variants }) => variants)
    const variants = [first, second].filter((variant) => variant !== undefined)
    server.use(platformHttp.get('/machines/{id}', ({ response }) => response(200).json({ ...wheelLoader, variants })))
    show()
    await screen.findByText('WL-120: GHT00100 to GHT00999')
    expect(screen.getByText('EX-210: from RQ00032')).toBeTruthy()
  })

  it('"Ask" chooses the machine and goes to where one asks', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Ask Bob' }))
    expect(onAsk).toHaveBeenCalledExactlyOnceWith(wheelLoader.id)
    expect(JSON.parse(localStorage.getItem('selected machine') ?? '').id).toBe(wheelLoader.id)
  })

  it('opens a manual at its first page, in the address', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Open Operation and Maintenance Manual' }))
    expect(onSearch).toHaveBeenCalledExactlyOnceWith({ manual: operationManual.id, page: 1 })
  })

  it('offers the upload to the staff of a dealership and to the super user, and to nobody else', async () => {
    const mayUpload = async (user: User) => {
      const { unmount } = show(user)
      await screen.findByRole('heading', { name: 'Operation and Maintenance Manual' })
      const offered = screen.queryByRole('button', { name: 'Upload manual' }) !== null
      unmount()
      return offered
    }
    expect([await mayUpload(dealershipAdmin), await mayUpload(orgUser), await mayUpload(superUser)]).toEqual([
      true,
      true,
      true,
    ])
    const operatorsAdmin: User = { ...operator, groups: [{ name: 'Org Admin' }] }
    expect([await mayUpload(operator), await mayUpload(operatorsAdmin)]).toEqual([false, false])
  })

  it('goes back to the machines', async () => {
    show()
    await userEvent.click(await screen.findByRole('link', { name: 'Machines' }))
    expect(onBack).toHaveBeenCalledOnce()
  })

  it('says that a machine is not here, and leads back instead of offering a retry that cannot help', async () => {
    server.use(
      platformHttp.get('/machines/{id}', ({ response }) =>
        response(404).json(problem(404, 'not_found', 'Machine not found.')),
      ),
    )
    show()
    await screen.findByRole('heading', { level: 1, name: 'This machine is not here' })
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Machines' }))
    expect(onBack).toHaveBeenCalledOnce()
  })

  it('can be tried again when it did not load', async () => {
    server.use(platformHttp.get('/machines/{id}', () => Response.error(), { once: true }))
    show()
    await screen.findByText('Network error or server did not respond.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { level: 1, name: 'Harrow WL-120' })
  })
})
