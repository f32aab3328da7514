import type { components } from '#contract/platform'

export type GroupName = components['schemas']['GroupName']
export type OrganizationType = components['schemas']['OrganizationType']

/** What decides what a person may see and do. */
export interface Rights {
  isSuperuser: boolean
  groups: readonly GroupName[]
  /** Null for a super user, who belongs to none. */
  organization: { id: string; type: OrganizationType } | null
}

/** Who makes a call: the person that the access token names, as the database knows them at that moment. */
export interface Caller extends Rights {
  userId: string
  sessionId: string
  /** Whether they still have the temporary password of an invitation, and may do nothing before they change it. */
  mustChangePassword: boolean
}

/** A caller, and how long the token that was shown speaks for them. */
export interface Admission {
  caller: Caller
  expiresAt: Date
}
