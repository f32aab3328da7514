import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { firstScreen, removeFirstScreen } from '@/shared/lib/first-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { serveWith } from '../../../../tests/msw/server'
import { LoginPage } from './login-page'

const server = serveWith()

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const nothing = () => undefined

beforeEach(() => {
  const first = document.createElement('div')
  first.id = firstScreen.id
  const fields = '<input name="email" aria-label="First e-mail"><input name="password" aria-label="First password">'
  first.innerHTML = `<div id="${firstScreen.form}"><form>${fields}</form></div>`
  document.body.append(first)
})

describe('the form that is in the document before there are scripts', () => {
  it('leaves what was typed, and where, to the app’s own', async () => {
    await userEvent.type(field('First e-mail'), 'rosa@ridgeline.example')
    await userEvent.type(field('First password'), 'a long pass')
    render(<LoginPage onSignedIn={nothing} />)
    expect(document.getElementById(firstScreen.id)).toBeNull()
    expect(field('E-mail').value).toBe('rosa@ridgeline.example')
    expect(field('Password').value).toBe('a long pass')
    await userEvent.keyboard('word')
    expect(field('Password').value).toBe('a long password')
  })

  it('is sent by the app’s own if its button was pressed', async () => {
    const sent = vi.fn()
    server.use(
      platformHttp.post('/auth/login', async ({ request, response }) => {
        sent(await request.json())
        return response(200).json({ access_token: 'access', refresh_token: 'refresh' })
      }),
    )
    await userEvent.type(field('First e-mail'), 'rosa@ridgeline.example')
    await userEvent.type(field('First password'), 'a long password')
    document.querySelector<HTMLElement>(`#${firstScreen.form} form`)?.setAttribute('data-sent', '')
    const onSignedIn = vi.fn()
    render(<LoginPage onSignedIn={onSignedIn} />)
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(sent).toHaveBeenCalledExactlyOnceWith({ email: 'rosa@ridgeline.example', password: 'a long password' })
  })

  it('does not erase the e-mail that the address names', () => {
    render(<LoginPage email="ada@northfield.example" onSignedIn={nothing} />)
    expect(field('E-mail').value).toBe('ada@northfield.example')
    expect(document.activeElement).toBe(field('Password'))
  })

  it('goes with any other page', () => {
    removeFirstScreen()
    expect(document.getElementById(firstScreen.id)).toBeNull()
  })
})
