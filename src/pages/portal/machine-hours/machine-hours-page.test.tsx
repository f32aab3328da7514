import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { accepted, portal } from '@/features/enter-hours/testing'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { MachineHoursPage } from './machine-hours-page'

const server = serveWith(
  platformHttp.get('/machines/machine-hours-portal/{token}', ({ response }) => response(200).json(portal)),
  platformHttp.post('/machines/hours/update', ({ response }) => response(201).json(accepted)),
)
const onSent = vi.fn()
const show = (token?: string) => renderScreen(<MachineHoursPage token={token} onSent={onSent} />)

beforeEach(() => localStorage.clear())

it('"lets whoever stands there enter the hours without an account": one field, one button', async () => {
  show('v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4')
  await userEvent.type(await screen.findByLabelText('Hours on the meter now'), '4812.5{Enter}')
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledTimes(1))
  expect(document.title).toContain('Machine hours')
})

it('offers a new link in place of one that was revoked', async () => {
  server.use(
    platformHttp.get('/machines/machine-hours-portal/{token}', ({ response }) =>
      response(410).json(problem(410, 'link_revoked', 'This link was revoked.')),
    ),
  )
  show('v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4')
  await screen.findByRole('heading', { name: 'This link no longer works' })
  screen.getByRole('button', { name: 'Ask for a new link' })
})

it('explains what to do if the address has lost its token', () => {
  show()
  screen.getByRole('heading', { name: 'This link is incomplete' })
})
