/** What the address of the page says: whose it is, for a super user; everybody else sees their own organization's. */
export type AddressesSearch = { organization_id?: string }
