/** What operators, renters and mechanics say of dangers and protection and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const everydaySafety = `
ride in cab, hitch ride, catch lift, jump in with, ride on step, stand on step, hang on side, ride on side, ride shotgun, give lift, give somebody lift, get lift, take mate, take kid, take son, bring kid, bring son, let kid ride, kid on lap, sit on lap, two in cab, two people in cab, mate ride, ride on back, ride on forks, ride on blade, someone on board > passenger, carry persons, no passengers, riders
guy in bucket, lift someone, lift somebody, lift guy, lift mate, hoist someone, hoist person, put man up, use as ladder, use as lift, reach gutter, work from bucket, hoist somebody, lift man up > lifting persons, persons in bucket, do not lift persons
get grabbed, get snagged, get wound up, pulled in, sucked in, snag clothes, snag sleeve, catch sleeve, sleeve caught, hair caught, caught in belt, caught in fan, wrapped up in shaft, mangled, get dragged in > entanglement, rotating parts, moving parts
squashed, squished, pinned, get pinned, pinned against, jammed between, trapped, get trapped, sandwiched, get run over, run over someone, backed over > crushing, crush, danger zone
lose finger, lose hand, chop finger, pinch finger, nip fingers, trap hand, smash finger, mash fingers, put hand in, stick hand in, stick arm in > crushing, pinch point, hands
flip over, lay over, lay on side, topple over, keel over, over she goes, turn turtle, end up on side, on its side, fall on side, go end over end, nose over, nose dive, back end comes up, back wheels come up, rear comes up, gets light on back, light in back end, one wheel off ground, tipsy, rock over, about to tip, starts to tip, starts going over, feels tippy > tip over, roll over, stability, tipping
jump clear, bail, bail off, leap out, hop out, dive out, get thrown out, jump ship > jump out, stay in seat, tip over
hold on tight, sit tight, stay put > stay in seat, seat belt, hold on
hilly > slope, slopes
sideways on hill, across hill, along bank, across bank, cross hill, along side of hill, broadside, crossways on hill, side slope > across slope, slope
nose up, nose down, which end up, which end uphill, bucket up hill, bucket downhill, which way on hill > slope, uphill, downhill, direction on slope
powerlines, wires up top, hydro lines, hydro wires, live wires, phone wires, pylon, electric pole, light pole, high wires, wires above, wires overhead, cables overhead, high tension wires, service drop, grid lines > overhead lines, power line, electrocution
hit wire, boom in wires, tangled in wires, snag wire, hooked wire, brushed wire, hit powerline, wire came down, wire on machine, line on machine, live machine, arc over > overhead lines, contact with power line, electrocution, stay in cab
zapped, get fried, belted by electric, jolt > electrocution, electric shock
buried stuff, pipes in ground, wires in ground, gas in ground, water main, gas main, dial before dig, call 811, underground services, mark lines, locate services, cable locator, hit main, hit pipe, hit gas, hit cable, cut cable > buried cables, underground lines, pipes, buried lines
stand under, walk under, walk underneath, get under, duck under, go under bucket, stand beneath, work under bucket, stick head under, go in under, lie under, lay under, slide under, crawl underneath > below raised boom, never work below, raised load, suspended load, danger
hold up boom, prop up, prop arms, boom stop, arm stop, arm prop, arm lock, prop stand, cylinder prop, cylinder stop, lock arms up, arm brace, safety prop, safety leg, stop bar, red bar, block up boom, block boom, chock boom, keep boom up, support arms, safety post > boom strut, lift arm support, boom support
folk, blokes, lads, labourers, laborers, groundsmen, ground crew, ground workers, pedestrians, foot traffic, walkers, passers by, spectators, someone close, folk about, guys on ground, people about, people near, folks around, ground guys > persons, people, danger zone, bystanders
how far back stand, stay back, keep back, stay away, keep away, stand clear, stand well back, how close can people, how near can people, how close can stand, get close to, exclusion zone, no go zone, kill zone, circle of danger, swing zone > danger zone, keep people away, minimum distance
wave me, wave in, direct me, watch back, see me back, someone guide, hand signs, waving, flag man, flagman, dogger, dogman, rigger, slinger, groundman, ground guide > signal person, guide, hand signals
blind side, see past bucket, view blocked > blind spot, visibility, view
bone dome, brain bucket, skid lid, bump cap, tin hat > hard hat, helmet
steelies, toe tectors, toecaps, rigger boots, boots with steel > safety shoes, safety boots
earplugs, earmuffs, peltors > hearing protection
safety specs, shades, eye wear, eyewear > eye protection, safety glasses
hi viz, high viz, yellow vest, orange vest, flouro, fluoro, viz vest, day glo > high visibility vest, safety vest
what wear, what put on, gear to wear, safety stuff, dress for, kit to wear, what clothes, right clothes, hoodie, flip flops, sneakers, sandals, ponytail > protective equipment, close fitting clothes, personal protective equipment
goes up in flames, up in smoke, flames coming > fire, in case of fire
ciggy, fag, vape, cigar, have smoke, have fag, have cigarette > smoke, no smoking, refuelling
powder bottle, fire ext, put out fire, squirt fire, fire thing, red bottle > fire extinguisher
breathe fumes, gas yourself, gassed, exhaust in shed, run in shed, run inside, run in barn, run in garage, run indoors, inside building, inside shed > exhaust gas, ventilation, building
oil in skin, oil got in skin, oil shot in hand, oil injected, jet of oil, pin hole, oil went in finger, squirted in hand, stabbed by oil, pressure jet > oil under pressure, pierce skin, doctor
look for leak, find leak, feel for leak, feel with hand, feel with finger, track down leak, hunt leak, chase leak, where leaking from > search for leaks, cardboard, leak
splashed, got in eyes, eye full, swallowed some > eyes, skin, rinse with water, doctor
battery exploded, battery bang, battery boiled, battery fizzing, sparks near battery, spark at battery > battery gas, explosion, battery
go bang, goes bang, tyre bang, tire bang, tyre goes off, rim blows, rim flies off, split rim > tyre burst, explosion, inflate
boiling water, hot water comes out, spew out, erupt, geyser, sprays out hot > coolant under pressure, radiator cap, burns
hot to touch, singe > hot surface, burns
crash bars, roll hoop > rops, roll over protective structure
stuff falling, rocks falling, tree falls on, bricks falling, things fall on, falling stuff, branches falling, dropped on roof > falling objects, falling object protective structure
weld on cab, weld on roll cage, drill holes in cab, drill roof, drill hole in, bolt something to cab, hang something on cab, weld on rops, weld bracket, cut cage, bend cage, straighten cage, fix cage > cab structure, do not weld, altered structure
bodge, bodge up, botch, jury rig, jerry rig, jimmy rig, bush fix, hot wire, hotwire, cheat switch, cheat, cheat safety, jumper out, jump out switch, bypass switch, trick switch, fool switch, disconnect switch, tie down lever, wedge switch, work round switch, zip tie lever > bypass safety device, safety device, modification
beer, hungover, hangover, weed, pills, painkillers, meds, on medication, had drink, had couple, tipsy operator > alcohol, drugs, influence, medicine
knackered operator, half asleep, no sleep, dog tired, worn out driver > tired, fatigue, ill
need ticket, need license, need card, cscs, cpcs, npors, who allowed to drive, anyone drive, let someone drive, let kid drive, let son drive, let mate drive, let helper drive, rookie, newbie, green operator, new guy, learner, greenhorn > qualified operator, trained person, authorised
hop off, hop down, climb down backwards, slide down, get down, climb off, get off machine, bale off, get down from, facing out, face forward getting down > leaving machine, three points of contact, mounting and leaving
hop on, hop up, hop in, jump up, jump in, jump on, climb up on, get up on, get up in, climb aboard, get on machine, clamber up, scramble up, climb on roof, get on roof > mounting, three points of contact, steps and handrails
leave running, step off, step away, step out, nip out, get out with running, get off with running, go for lunch, go to lunch, walk away, go for break > leave machine, stop engine, parking
kids messing, kids playing, stop kids, vandals, nicked, thieves, pinch machine, nick machine, joyride, someone nicking > unauthorised use, remove key, theft
edge of hole, lip of hole, close to hole, close to edge, near drop, cliff, edge of bank, crumbly edge, edge gives way, edge collapses, ground gives, bank caved, cave in, sloughs off, sides fall in, wall of trench > edge of trench, soft edges, collapse
under cut, undercut bank, dig out underneath, dig underneath, tunnel under > undermine, digging below machine
banged up, bashed, cut bad, bleeding man, bleeding hand, cut hand, gash, hurt bad, knocked out, broke leg, ambulance, nine one one, hospital, doc, medic, sawbones > injury, doctor, first aid, accident
`
