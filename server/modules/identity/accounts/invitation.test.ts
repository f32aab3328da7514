import { randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { writeIn } from '../../notifications/message'
import { drawPassword, type Invitation, invitationEmail, invitationEnd } from './invitation'

describe('the temporary password', () => {
  it('is four groups of five characters that nobody confuses', () => {
    for (let time = 0; time < 200; time++) {
      expect(drawPassword(randomInt)).toMatch(/^[a-hjkmnp-z2-9]{5}(-[a-hjkmnp-z2-9]{5}){3}$/)
    }
  })

  it('draws each character from all of them, so that it has at least 80 bits', () => {
    const bounds: number[] = []
    drawPassword((below) => {
      bounds.push(below)
      return below - 1
    })
    const bits = bounds.reduce((sum, below) => sum + Math.log2(below), 0)
    expect(bits).toBeGreaterThan(80)
  })

  it('is valid for seven days', () => {
    expect(invitationEnd(new Date('2026-11-21T08:30:00Z'))).toEqual(new Date('2026-11-28T08:30:00Z'))
  })
})

describe('the e-mail', () => {
  const northfield = { id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11', name: 'Northfield Equipment' }
  const ridgeline = { id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c12', name: 'Ridgeline Quarry' }
  const nora = {
    firstName: 'Nora',
    lastName: 'Field',
    email: 'admin@northfield.example',
    organization: { ...northfield, type: 'DEALERSHIP' as const },
  }
  const invitation: Invitation = {
    to: 'clerk@northfield.example',
    organization: northfield,
    invitedBy: nora,
    password: 'k7m2p-x9rqd-4hwtz-ub6fs',
    url: 'https://yardhand.example/login?email=clerk%40northfield.example',
  }
  const textOf = (changes: Partial<Invitation> = {}) =>
    writeIn('en-US', invitationEmail({ ...invitation, ...changes })).paragraphs.join('\n')

  it('contains who invites, where, with which address and password, and until when', () => {
    const { subject, action } = invitationEmail(invitation)
    expect(subject.en).toContain('Northfield Equipment')
    expect(action?.url).toBe(invitation.url)
    for (const text of ['Nora Field', 'Northfield Equipment', invitation.to, invitation.password, '7 days']) {
      expect(textOf()).toContain(text)
    }
  })

  it('names the dealership that invites a person to an operator', () => {
    expect(textOf({ organization: ridgeline })).toContain(
      'Nora Field of Northfield Equipment has created an account for you at Ridgeline Quarry',
    )
    expect(textOf()).not.toContain('of Northfield Equipment has')
  })

  it('uses the e-mail address of an inviter without a name', () => {
    expect(textOf({ invitedBy: { ...nora, firstName: '', lastName: '' } })).toMatch(/^admin@northfield\.example has/)
  })

  it('marks the password as secret, so that the outbox hides it', () => {
    expect(invitationEmail(invitation).secrets).toEqual([invitation.password])
  })
})
