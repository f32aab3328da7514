import type { Grammar } from '../grammar'

const contact = `
  =contact, contact details, contact info, contact information, contact data, how do i reach, how do we reach,
  how can i reach, how can we reach, get hold of, get in touch with,
  how do i contact, how do we contact, how can i contact, how can we contact, how do i get hold of,
  how can i get hold of, how do i get in touch with, how can i get in touch with, how do i call, how can i call,
  who do i call, who do we call, who should i call,
  who can i call, who to call, who do i talk to, who do i speak to, who do i ring, who do i phone, who do i contact,
  who should i contact, whom do i call, whom do i contact, whom should i call, who can i talk to
`

/** What of an organization is asked for. */
export const fields: Grammar['fields'] = {
  phone: `
    phone, telephone, phone number, phone numbers, telephone number, telephone numbers, phone no, tel, tel no,
    number of the office, landline, mobile number, cell number, cell phone, mobile phone, number to call,
    number do i call, number do we call, number i can call, number should i call, call them, ring them, ${contact}
  `,
  email: `
    e-mail, email, email address, e-mail address, mail address, emails go, emails go to, email of, email address of,
    email does, whats the email, contact email, contact e-mail, ${contact}
  `,
  people: `
    contact person, contact people, contacts, point of contact, who runs, who is in charge at, who is in charge of,
    whos in charge at, ${contact}
  `,
  address: `
    address, street, street address, postal address, mailing address, delivery address, shipping address,
    billing address, addresses, postcode, post code, postal code, zip, zip code, city, town, which state,
    what state, located, location, location of, based in, headquarters, head office, main office, is based, are based, directions to,
    where do we send, where do i send, where should we send, where do we ship, where do i ship, where do we ship to,
    where do we deliver, where do i deliver, where do we mail, where do i mail, where does mail go, where to send,
    where do we invoice, where do we bill, where do the invoices go, where do invoices go, send invoices to
  `,
  terms: `
    payment terms, terms of payment, terms, credit terms, trade terms, pay up front, pays up front, pay upfront,
    pays upfront, up front, upfront, in advance, pay in advance, pays in advance, prepay, prepays, prepaid,
    prepayment, cash in advance, cash up front, payment method, method of payment, way of payment, how they pay,
    account customer, account customers, credit customer, credit customers, credit account, charge account,
    billed later, invoiced later, pay later, pays later, open account
  `,
  price_list: `
    price list, price lists, pricelist, pricelists, special prices, special price, special pricing,
    own prices, price level, price tier, pricing tier, price group
  `,
  tax: `
    tax rate, tax rates, rate of tax, rates of tax, sales tax rate, sales tax rates, vat rate, gst rate,
    tax percentage, tax percent, percent tax, percentage of tax, percent of tax
  `,
  time_zone: 'what time zone, which time zone, time zone, time zones, timezone, timezones, local time, what time is it',
  since: `
    customer since, customers since, client since, been a customer, been our customer, been customers,
    been a client, become a customer, became a customer, become our customer, became our customer, been serving,
    been with us, been working with us, join us, joined us, first became, sign up with us, signed up with us,
    onboarded
  `,
  description: `
    tell me about, tell me everything about, everything about, all about, everything on, all you know about,
    what do we know about, what do you know about, what do we have on, details of, details on, details about,
    details for, info on, info about, information on, information about, describe, summary of,
    overview of, line of business, kind of business, kind of company, type of company, what sort of company
  `,
  partners: `
    partner, partners, who serves, who does it serve, which dealership serves, which dealer serves, served by,
    linked to, linked with, works with, work with, link with
  `,
}
