import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userQueries } from '@/entities/user'
import { signedInAs } from '@/entities/user/testing'
import { chooseLanguage } from '@/shared/lib/i18n'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { operator } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { DetailsForm } from './details-form'
import { DueEmailsChoice, Preferences } from './preferences'

let sent: unknown[] = []
const server = serveWith(
  platformHttp.put('/users/{id}', async ({ request, params, response }) => {
    const change = await request.json()
    sent.push({ id: params.id, ...change })
    return response(200).json({ ...operator, ...('first_name' in change && { first_name: 'Rosalía' }) })
  }),
)

const show = (shown: ReactNode) => renderScreen(shown, signedInAs(operator))

beforeEach(() => {
  sent = []
})
afterEach(async () => {
  await chooseLanguage('en')
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

describe('DetailsForm', () => {
  it('changes the names, for everything that shows them', async () => {
    const { client } = show(<DetailsForm user={operator} />)
    await userEvent.clear(screen.getByLabelText('First name'))
    await userEvent.type(screen.getByLabelText('First name'), 'Rosalía')
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }))
    await screen.findByText('Profile saved')
    expect(sent).toEqual([{ id: operator.id, first_name: 'Rosalía', last_name: 'Delgado' }])
    expect(client.getQueryData(userQueries.me().queryKey)?.first_name).toBe('Rosalía')
  })

  it('shows the e-mail and lets nobody change it', () => {
    show(<DetailsForm user={operator} />)
    const email = screen.getByLabelText<HTMLInputElement>('E-mail')
    expect([email.value, email.readOnly]).toEqual([operator.email, true])
  })

  it('asks for both names', async () => {
    show(<DetailsForm user={{ ...operator, last_name: '' }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }))
    await screen.findByText('Enter your last name.')
    expect(sent).toEqual([])
  })
})

describe('Preferences', () => {
  it('"Light, dark and high-contrast, following the system, switchable on /profile"', async () => {
    show(<Preferences user={operator} />)
    expect(screen.getByLabelText<HTMLSelectElement>('Theme').value).toBe('system')
    await userEvent.selectOptions(screen.getByLabelText('Theme'), 'High contrast')
    expect(document.documentElement.dataset.theme).toBe('contrast')
    expect(sent).toEqual([])
  })

  it('speaks another language at once, and keeps it with the account', async () => {
    show(<Preferences user={operator} />)
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'Español')
    await screen.findByLabelText('Idioma')
    await waitFor(() => expect(sent).toEqual([{ id: operator.id, language: 'es' }]))
    expect(document.documentElement.lang).toBe('es')
    await screen.findByText('Guardado en su cuenta')
  })

  it('keeps the units with the account', async () => {
    show(<Preferences user={operator} />)
    await userEvent.selectOptions(screen.getByLabelText('Units'), 'us')
    await screen.findByText('Saved to your account')
    expect(sent).toEqual([{ id: operator.id, units: 'us' }])
  })

  it('says when a choice was not kept', async () => {
    server.use(
      platformHttp.put('/users/{id}', ({ response }) =>
        response(400).json(problem(400, 'validation_failed', 'The request is not valid.')),
      ),
    )
    show(<Preferences user={operator} />)
    await userEvent.selectOptions(screen.getByLabelText('Units'), 'us')
    await screen.findByText('Not saved to your account: The request is not valid.')
    expect(screen.getByLabelText<HTMLSelectElement>('Units').value).toBe('metric')
  })
})

it('an admin chooses how often e-mails about due maintenance come', async () => {
  show(<DueEmailsChoice user={operator} />)
  const choice = screen.getByLabelText<HTMLSelectElement>('E-mails about due maintenance')
  expect(choice.value).toBe('daily')
  await userEvent.selectOptions(choice, 'On Monday mornings')
  await screen.findByText('Saved to your account')
  expect(sent).toEqual([{ id: operator.id, due_emails: 'weekly' }])
})
