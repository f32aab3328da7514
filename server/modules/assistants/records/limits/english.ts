import type { ActionWords, LimitWords } from './limit'

export const englishLimits: readonly LimitWords[] = [
  { limit: 'cart', names: 'cart, carts', beside: 'anything, what, whats, in, empty, still, put, any' },
  {
    limit: 'cart',
    names: 'in the cart, in my cart, in our cart, in the basket, in my basket, my cart, our cart, shopping cart',
  },
  {
    limit: 'provider_balance',
    names: `
      balance with the payment provider, balance at the payment provider, balance with the provider, provider balance,
      balance with stripe, balance at stripe, stripe balance
    `,
  },
  {
    limit: 'fuel',
    names:
      'fuel, diesel, gasoline, petrol, gas, liters of fuel, gallons of fuel, fuel consumption, fuel use, fuel usage',
    beside:
      'burn, burned, burnt, use, used, consume, consumed, consumption, go through, went through, fuel consumption',
    sign: 'amount',
  },
  {
    limit: 'wages',
    names: `
      wage, wages, salary, salaries, payroll, overtime, bonus, bonuses, hourly rate, paycheck, payslip, pay raise,
      pay our mechanics, pay our people, pay our staff, pay our employees, pay our operators, pay our drivers,
      pay our technicians, pay our workers, pay my mechanics, pay the mechanics, pay the staff, pay the drivers,
      earn a month, earns a month, earn a year, earns a year
    `,
  },
  { limit: 'wages', names: 'earn, earns, earning, make a month, make a year', beside: 'how much, what' },
  {
    limit: 'attendance',
    names: `
      late for work, late to work, come to work, came to work, at work today, sick leave, called in sick, call in sick,
      off sick, holiday balance, holidays left, time off, work shift, work shifts, timesheet, timesheets, time sheet,
      time sheets, hours did i work, hours have i worked, clock in, clocked in this morning
    `,
  },
  {
    limit: 'attendance',
    names: 'vacation, vacations, days off, day off, night shift, on shift, absent',
    beside: 'who, whose, my, his, her, their, how many',
  },
  {
    limit: 'drivers',
    names: 'who drove, who operated, who was driving, who was operating, who has been driving',
    sign: 'time',
  },
  { limit: 'drivers', names: 'who used, who ran', sign: 'machine' },
  {
    limit: 'weather',
    names: `
      whats the weather, what is the weather, hows the weather, how is the weather, weather like, weather forecast,
      weather today, weather tomorrow, weather report, will it rain, will it snow, going to rain, going to snow,
      is it raining, is it snowing, does it rain, rain tomorrow, rain today
    `,
  },
  {
    limit: 'profit',
    names: 'profit, profits, profitable, profitability, markup, mark-up, profit margin, gross margin',
  },
  { limit: 'profit', names: 'margin, margins', sign: 'own' },
  {
    limit: 'machine_purchase',
    names: `
      purchase price, purchase cost, purchase date, date of purchase, acquisition cost, acquisition price, original price,
      cost new, price new, bought new, buy it for, bought it for, cost to buy
    `,
    sign: 'named_machine',
  },
  {
    limit: 'warranty',
    names: `
      warranty, warranties, waranty, warrenty, guarantee, under guarantee, warranty period,
      extended warranty, warranty claim, warranty claims
    `,
    sign: 'named_machine',
  },
  {
    limit: 'warranty',
    names: `
      under warranty, warranty left, warranty expire, warranty expires, warranty run out, warranty runs out, warranty end,
      warranty ends, warranty until, warranty claim, warranty claims, out of warranty, in warranty, still in warranty,
      warranty status, warranty still
    `,
  },
  { limit: 'suppliers', names: 'supplier, suppliers, vendor, vendors, purchase cost, purchase price', sign: 'own' },
  {
    limit: 'insurance',
    names: 'insurance, insured, insurer, insurance policy, insurance premium',
  },
  {
    limit: 'machine_value',
    names: `
      resale value, market value, trade in value, trade-in value, trade-in, book value, residual value, depreciation,
      sell it for, sell for if
    `,
  },
  {
    limit: 'overheads',
    names: `
      rent, lease payment, lease payments, leasing, mortgage, loan, loans, electricity bill, power bill, water bill,
      phone bill, heating bill, utilities, utility bill, utility bills
    `,
    beside: 'pay, paid, cost, spend, spent, owe, how much, when, bill',
    sign: 'own',
  },
  {
    limit: 'accidents',
    names: 'accident, accidents, injury, injuries, incident, incidents',
    beside: 'how many, who, last, any',
    sign: 'time',
  },
  {
    limit: 'contact_details',
    names: `
      fax, fax number, fax no, website, websites, web site, web page, webpage, homepage, home page, facebook, whatsapp,
      linkedin, instagram, opening hours, opening times, business hours, office hours, your hours of operation, their hours of operation,
      hours of business, store hours, working hours of the office
    `,
  },
  {
    limit: 'contact_details',
    names: `
      open, opens, close, closes, closed
    `,
    beside: `
      open on, open today, open tomorrow, open now, open on saturday, open on saturdays, open saturday, open saturdays,
      open sunday, open sundays, open weekends, closed on, closed today, do you open, do they open, does it open,
      do you close, do they close, are you open, are they open, you open, you close, they close
    `,
    sign: 'own',
  },
  {
    limit: 'contact_details',
    names: 'are you open, are you guys open, are you closed, what time do you close, what time do you open',
  },
  {
    limit: 'credit_limits',
    names: `
      credit limit, credit limits, credit line, credit lines, line of credit, credit rating, credit score,
      days to pay, net 30, net 60, net thirty, payment period, payment periods, creditworthy, creditworthiness
    `,
  },
  {
    limit: 'tax_exemptions',
    names: `
      tax exempt, tax exemption, tax exemptions, exempt from tax, exempt from taxes, exempt from sales tax, tax-exempt,
      tax free, exemption certificate, exemption from tax, resale certificate, tax id, tax number, vat number, vat id,
      ein, tax identification number, exempt
    `,
  },
  {
    limit: 'forecasts',
    names: `
      will we sell, will we spend, will we earn, will we make, will we invoice, will we bill, will we order,
      will we buy, will we take in, will we turn over, will they order, will they buy, will they spend,
      we will sell, we will spend, we will earn, we will make, we will order, we will buy, we going to sell,
      we going to spend, we going to earn, we going to order, we going to buy, we going to make, we gonna sell,
      we gonna spend, we gonna make, sales forecast, forecast for our, forecast our, our forecast,
      forecast of our, predict our, predicted sales, projected sales, expected sales, revenue forecast
    `,
  },
  {
    limit: 'others_conversations',
    names: `
      conversation, conversations, chat, chats, chat history, question history, asked bob, asking bob, ask bob,
      asked the assistant, asking the assistant, ask the assistant, asked you, asking you, did i ask you, did we ask you, talk to bob about,
      talked to bob about, talked with bob about, questions to bob, questions to the assistant, told bob,
      questions did, bobs answers to
    `,
  },
  {
    limit: 'abilities',
    names: `
      what can you do, what can bob do, what do you do, who are you, what are you, what can i ask,
      what can you help with, what can you help me with, how can you help, what do you know, what are you able to do,
      what questions can i ask, what can you tell me
    `,
    sign: 'alone',
  },
]

export const englishActions: ActionWords = {
  polite: `
    please, pls, plz, bob, hey, hi, hello, ok, okay, now, just, then, kindly, can you, could you, would you, will you,
    can u, could u, i want you to, i need you to, i would like you to, id like you to, i want to, i would like to,
    id like to, i need to, i wanna, lets, let us, go ahead and, you should, you must, help me, help me to
  `,
  verbs: `
    cancel, call off, void, revoke, withdraw, delete, remove, erase, get rid of, change, update, edit, set, raise,
    lower, increase, decrease, reduce, correct, rename, mark, move, transfer, add, put, assign, enter, log, record,
    register, approve, accept, decline, reject, confirm, pay, refund, reimburse, ship, send, email, e-mail, forward,
    reply, answer, write, message, notify, remind, invite, create, make, issue, schedule, book, bill, invoice, quote,
    credit, return, reset, deactivate, activate, block, restock, upload, import, extend, dispute
  `,
  orderVerbs: 'order, reorder, buy, purchase, reserve, order me, order us, buy me, place an order for',
  determiners: `
    a, an, the, my, our, his, her, their, this, that, these, those, some, more, another, all, me, us, it, them, him,
    one, two, three, four, five, six, seven, eight, nine, ten, twelve, twenty, any, new, last, every
  `,
  things: `
    colleague, colleagues, coworker, coworkers, employee, employees, password, e-mail address, email address,
    customer, customers, discount, reorder level, reorder point, minimum stock, invoice, price, prices, cart, basket,
    appointment, price list, delivery address, shipping address, my address,
    our address, a message, account, reservation, subscription
  `,
  shown: 'list, summary, report, overview, table, rundown, breakdown, question, questions',
}
