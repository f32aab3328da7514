import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { MenuUser } from '../model/menu'
import { type MenuLinkComponent, SideMenu } from './side-menu'

const Link: MenuLinkComponent = ({ to, ...link }) => <a href={to} {...link} />

const admin: MenuUser = {
  name: 'Northfield Admin',
  email: 'admin@northfield.example',
  isSuperUser: false,
  isOrgAdmin: true,
  isOrgUser: false,
  isMachineOperator: false,
  isDealership: true,
}

const menu = {
  user: admin,
  availableRoutes: ['/', '/machines', '/orders', '/profile'],
  path: '/machines/42',
  Link,
  onLogout: vi.fn(),
}

describe('SideMenu', () => {
  it('opens the section of the current page and marks its link', () => {
    render(<SideMenu {...menu} />)
    expect(screen.getByRole('button', { name: 'Machine' }).getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('link', { name: 'Machines' }).getAttribute('aria-current')).toBe('page')
  })

  it('keeps one section open at a time', async () => {
    render(<SideMenu {...menu} />)
    await userEvent.click(screen.getByRole('button', { name: 'Orders & Billing' }))
    expect(screen.getByRole('link', { name: 'Orders' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Machines' })).toBeNull())
  })

  it('follows the page into another section', () => {
    const { rerender } = render(<SideMenu {...menu} />)
    rerender(<SideMenu {...menu} path="/orders" />)
    expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('aria-current')).toBe('page')
  })

  it('user name (ADMIN for a super user, otherwise first and last name), plus e-mail', () => {
    const { rerender } = render(<SideMenu {...menu} />)
    expect(screen.getByText('Northfield Admin')).toBeTruthy()
    expect(screen.getByText('admin@northfield.example')).toBeTruthy()
    rerender(<SideMenu {...menu} user={{ ...admin, isSuperUser: true }} />)
    expect(screen.getByText('ADMIN')).toBeTruthy()
  })

  it('Privacy (external policy link) and a Logout button', async () => {
    render(<SideMenu {...menu} privacyUrl="https://northfield.example/privacy" />)
    expect(screen.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe(
      'https://northfield.example/privacy',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
    expect(menu.onLogout).toHaveBeenCalledOnce()
  })

  it('Privacy leads to the app’s own page where the operator has none elsewhere', () => {
    render(<SideMenu {...menu} availableRoutes={['/', '/privacy-policy']} />)
    expect(screen.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy-policy')
  })

  it('shows one link to a privacy policy, not two', () => {
    render(<SideMenu {...menu} availableRoutes={['/', '/privacy-policy']} privacyUrl="https://northfield.example/" />)
    expect(screen.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('https://northfield.example/')
  })

  it('shows messages to read at a section that is closed', () => {
    const operator = { ...menu.user, isOrgAdmin: false, isOrgUser: false, isMachineOperator: true }
    render(<SideMenu {...menu} user={operator} availableRoutes={['/', '/operator-machines']} path="/" unread={2} />)
    expect(screen.getByRole('button', { name: /^Machine.*2 unread messages$/ })).toBeTruthy()
  })

  it('shows how many messages there are to read', () => {
    render(<SideMenu {...menu} availableRoutes={['/', '/operator-machines']} unread={2} />)
    expect(screen.getByRole('link', { name: /^Messages.*2 unread messages$/ })).toBeTruthy()
  })

  it('leads home by its brand', () => {
    render(<SideMenu {...menu} />)
    expect(screen.getByRole('link', { name: /^Yardhand/ }).getAttribute('href')).toBe('/')
  })
})
