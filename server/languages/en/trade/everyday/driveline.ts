/** What operators, renters and mechanics say of transmission, axles and drives and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const everydayDriveline = `
box of gears, cogs, cog box, auto box, shift box, speed box > transmission, gearbox
tranny slips, trans slipping, slips in gear, gears slip, doesnt pull in gear, slips under load > transmission slips, clutch slips
tranny hot, trans hot, transmission hot, tranny temp, trans temp, hot transmission, cooks trans > transmission oil temperature, transmission overheats
tranny oil, trans fluid, trans juice, gear lube, gear grease, box oil, hypoid, ep oil, eighty ninety, 80w90, diff juice, diff lube > transmission oil, gear oil, axle oil
check tranny, dip trans, check trans, check trans fluid, dip tranny, tranny dipstick, trans dipstick > transmission oil level, transmission dipstick
drop tranny oil, drain tranny, drain trans, service transmission, service trans > change transmission oil, transmission oil
wont go in gear, wont take gear, lost gears, lost forward, lost reverse, no reverse gear, wont pull, stuck in neutral, wont come out gear > does not drive, shift, transmission fault
bangs in gear, slams in gear, clunks in gear, jolts when shifting, jerks when shifting, rough shift, hard shift, thumps in gear > shift shock, harsh shifting, gear shift
gear changer, gear knob, gear handle, shift stick, range stick, gear twist, twist grip, gear button, up down button > gear selector, shift lever, gear lever
forward lever, direction stick, direction handle, forward back lever, forward backward lever, go lever, fwd rev, f n r > direction lever, travel direction
rear end noise, diff noise, diff whine, howling axle, whining axle, axle whine, diff clunk > axle noise, differential
pumpkin, banjo, third member > axle, differential, axle housing
tail shaft, drive line, jack shaft, tailshaft > propeller shaft, drive shaft, cardan shaft
uni joint, spiders > universal joint
pull shafts, drop shafts, drop prop, pull propshaft, drop driveshaft, take shaft off, pull axle shafts, pull half shafts, pull driveshaft, take out prop, undo prop > remove drive shaft, towing, propeller shaft
hub oil, final oil, planetary oil, hub ends, wheel ends, wheel end oil, travel motor oil, track motor oil, drive motor oil > final drive oil, final drive, hub reduction
hubs hot, wheel end hot, final hot, smoking hub > hub overheats, final drive, oil level
clutch gone, clutch burnt, burnt clutch, fried clutch, clutch cooked, clutch drags, clutch sticks, riding clutch > clutch, clutch slips, clutch wear
declutch, dip clutch, push clutch in, drop clutch, dump clutch, let clutch out, pop clutch > clutch pedal, disengage clutch, engage clutch
splitter, pump splitter, pump gearbox, split box, splitter box, splitter gearbox > transfer gearbox, pump drive
ring bearing, big bearing, rotec, swing ring, lazy susan, big gear, swing gear > swing bearing, slewing ring
swing box, slew box, swing gear oil, slew drive oil > swing drive, swing gearbox
bull chain, chaincase, chain box, chain oil > chain case, drive chain, chain
`
