import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { platformHttp } from '../../../tests/msw/http'
import { serveWith } from '../../../tests/msw/server'
import { instanceTitle } from './machine-instance'
import { machineInstanceQueries } from './machine-instance.queries'
import { useMeter, useMeterReading } from './meter'
import { loader, truck } from './testing'
import { InstanceLink } from './ui/instance-link'
import { InstanceName } from './ui/instance-name'
import { InstanceStatusBadge } from './ui/instance-status-badge'
import { MaintenanceStatusBadge } from './ui/maintenance-status-badge'
import { MeterFigure } from './ui/meter-figure'

let asked: string[] = []
serveWith(
  platformHttp.get('/machines/{id}/serial-suggestions', ({ request, response }) => {
    asked.push(new URL(request.url).search)
    const items = [{ serial_number: 'GHT00123', instance_id: null, variant: 'WL-120' }]
    return response(200).json({ items, total: 1, page: 1, limit: 10 })
  }),
)

beforeEach(() => {
  asked = []
})

describe('"Serial suggestions are requested only when both machine and prefix are given"', () => {
  const suggest = (machineId: string | undefined, typed: string) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    )
    return renderHook(() => useQuery(machineInstanceQueries.serialSuggestions(machineId, typed)), { wrapper }).result
  }

  it.each([
    [undefined, 'GHT'],
    [loader.machine.id, ''],
    [loader.machine.id, '  '],
    [undefined, ''],
  ])('not for machine %s and prefix "%s"', (machineId, typed) => {
    expect(suggest(machineId, typed).current.fetchStatus).toBe('idle')
    expect(asked).toEqual([])
  })

  it('for both', async () => {
    const result = suggest(loader.machine.id, ' GHT')
    await waitFor(() => expect(result.current.data?.items[0]?.serial_number).toBe('GHT00123'))
    expect(asked).toEqual(['?prefix=GHT'])
  })
})

describe('machine instance', () => {
  it('goes by its own name, or else by model and serial number', () => {
    expect([loader, truck].map(instanceTitle)).toEqual(['Loader 3', 'Oxbow HT-30 OX30-0042'])
    expect(instanceTitle({ ...truck, machine: truck.machine.name })).toBe('Oxbow HT-30 OX30-0042')
  })

  it('says below its own name which machine it is', () => {
    render([loader, truck].map((instance) => <InstanceName key={instance.id} instance={instance} />))
    expect(['Loader 3', 'Harrow WL-120', 'Oxbow HT-30'].map((text) => screen.queryAllByText(text).length)).toEqual([
      1, 1, 1,
    ])
  })

  it('"status OK, DUE_SOON, DUE, OVERDUE": each in words', () => {
    const statuses = ['OK', 'DUE_SOON', 'DUE', 'OVERDUE'] as const
    const { container } = render(statuses.map((status) => <MaintenanceStatusBadge key={status} status={status} />))
    expect(container.textContent).toBe('OKDue soonDueOverdue')
  })

  it('that is out of service says so instead', () => {
    const { container } = render(<InstanceStatusBadge instance={{ ...loader, retired_at: loader.hours_at }} />)
    expect(container.textContent).toBe('Out of service')
  })

  it('that the dealership serves no more says since when, beside its status of then', () => {
    const served_until = '2026-03-01T12:00:00.000Z'
    const { container } = render(<InstanceStatusBadge instance={{ ...loader, status: 'DUE', served_until }} />)
    expect(container.textContent).toBe('DueServed until Mar 1, 2026')
  })

  it('"Hours: one decimal, per machine a unit (hours or km)"; US accounts read miles, with kilometres in brackets', () => {
    const { result: metric } = renderHook(() => useMeter())
    const { result: us } = renderHook(() => useMeter('us'))
    expect([metric.current(1250.5, 'hours'), metric.current(1250.5, 'km')]).toEqual(['1,250.5 h', '1,250.5 km'])
    expect([us.current(1250.5, 'hours'), us.current(100, 'km')]).toEqual(['1,250.5 h', '62 mi (100 km)'])
    expect(us.current(0.6, 'km')).toBe('0.4 mi (0.6 km)')
    render(<MeterFigure value={null} unit="km" />)
    expect(screen.getByText('Not read yet')).toBeTruthy()
  })

  it('what is read off the meter is in its own unit first', () => {
    const { result: metric } = renderHook(() => useMeterReading())
    const { result: us } = renderHook(() => useMeterReading('us'))
    expect([metric.current(100, 'km'), us.current(100, 'km')]).toEqual(['100 km', '100 km (62 mi)'])
    expect(us.current(1250.5, 'hours')).toBe('1,250.5 h')
  })

  it('opens by a plain click, and leaves a new tab to the browser', async () => {
    const onOpen = vi.fn()
    render(
      <InstanceLink instance={loader} onOpen={onOpen}>
        Loader 3
      </InstanceLink>,
    )
    const link = screen.getByRole('link', { name: 'Loader 3' })
    expect(link.getAttribute('href')).toBe(`/machine-instances/${loader.id}`)
    const user = userEvent.setup()
    await user.click(link)
    await user.keyboard('{Control>}')
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(link)
    expect(onOpen.mock.calls).toEqual([[loader.id]])
  })
})
