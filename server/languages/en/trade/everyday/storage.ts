/** What operators, renters and mechanics say of storage, weather and washing and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const everydayStorage = `
put up for winter, put to bed, lay away, stash, leave outside, sit outside, leave for weeks, let sit, out of season, off season, sit over winter, sit all winter, stand all winter, laid up, leave parked, put in barn, keep in barn, parked for months, stand for months, not run for months, not run in months, wont use for while, wont be using, leave standing > storage, long term storage, storing machine
dig out of storage, get going after winter, start after sitting, been sitting, sat for months, sat for years, sat all winter, after sitting, wake up after winter, fetch out of barn, bring back to life, first start of season, start of season > after storage, removal from storage
keep battery alive, keep battery up, battery over winter, save battery, battery tender, float charger, battery care > battery storage, charge battery, storage
keep rods from rusting, grease rods, grease chrome, oil chrome, coat chrome, cover rods, wax rods, protect chrome, save chrome, oil rams > piston rods, coat with grease, storage
tarp up, throw tarp over, sheet up, sheet over, bag exhaust, cap exhaust, cover stack, can over exhaust > cover, storage, exhaust
wash off, hose off, hose out, blast off, pressure wash, jet off, jet wash, power wash, scrub down, give wash, give scrub, spray off, spray down, clean up machine, steam off, valet > wash, cleaning, washing machine
dont spray, keep water off, keep hose away, keep lance away, where not to wash, not to wash, what not to spray > washing, water jet, electrical components
cold snap, freeze up, deep freeze, minus temps, below freezing, sub zero, frosty morning, frozen morning, cold mornings, really cold, freezing cold, bitter cold, nippy > cold weather, starting in cold, low temperature
gels, gelled up, jelly, waxed up, fuel froze, diesel froze, froze up, frozen lines, diesel went thick, fuel gone thick, iced up, ice in line > winter fuel, cold weather, fuel filter
winter oil, thin oil, thinner oil, winter weight, summer oil, thick oil, heavier oil, multigrade, straight thirty, ten forty, fifteen forty, 10w40, 15w40 > viscosity, oil viscosity
scorching, heat wave, boiling hot, sweltering, summer heat, blistering, really hot day, hot as hell, roasting hot > high temperature, hot weather, ambient temperature
pouring rain, downpour, wet weather, gets wet, drowned, flooded machine, went swimming, sunk in river, water got in > water, wet, flooded
beach, brine, salty, salt works, fertilizer yard, fertiliser shed, slurry, muck corrosion > corrosion, salt water, cleaning
`
