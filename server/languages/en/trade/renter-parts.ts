/** How renters, farmers and old mechanics name parts and controls and how manuals write it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const renterPartSpeech = `
prongs, pallet prongs, pallet forks, fork tines, fork arms, load forks
fork carriage, fork frame, carriage plate, fork plate, fork carrier
load backrest, load guard, backrest extension, fork backrest, load backrest extension, brick guard
fork extension, fork sleeve, longer forks, extended forks, fork shoes, slip on forks
fork latch, fork locking pin, fork stop, fork lock, fork positioning pin
fork heel, bend of fork, heel of fork, fork blade heel
fork positioner, fork spreader, spread forks, fork adjustment
bale spike, bale spear, hay spike, bale fork, bale tine, spear for bales
bale grab, bale clamp, bale squeezer, bale gripper, bale handler, bale squeeze
muck fork, manure fork, dung fork, grab fork, muck grab, manure grapple
silage grab, shear grab, silage cutter, block cutter, silage fork
log grab, timber grab, log grapple, timber grapple, wood grab, log clamp
grapple rotator, rotator, grab rotator, rotator motor, grapple swivel
grapple saw, cutting grab, felling grapple, felling head, tree shear
processor head, harvester head, harvesting head, felling head of harvester, processing head
feed rollers, feed wheels of harvester, rollers pulling log, feed roller
delimbing knives, limb knives, branch knives, delimbing blades
bunk, log bunk, load bunk, stakes and bunks, load space of forwarder, bolsters
log stakes, bunk posts, bolster stakes, log uprights, bunk stakes
headboard, bulkhead of load, load gate, headache rack, front grate of load
skeleton bucket, riddle bucket, rock bucket, sieve bucket, screening bucket, sorting bucket
high tip bucket, high dump bucket, roll out bucket, high tipping bucket
light material bucket, snow bucket, light goods bucket, grain bucket, woodchip bucket
side tip bucket, side dump bucket, sideways tipping bucket
narrow bucket, trenching bucket, trench bucket, drain bucket
bucket side cutter, side cutters, side knife, side cutting edge, side teeth
heel shroud, wear shoe, bucket heel, bucket wear pad, corner wear shroud
tooth retainer, tooth lock pin, tooth pin, tooth locking pin, retaining pin of tooth, flex pin
tooth holder system, tooth nose, bucket tooth adapter, tooth bar
bucket level indicator, bucket position indicator, bucket pointer, bucket angle indicator, bucket level rod
breaker tool retainer, chisel retaining pin, chisel pin, tool retaining pin, hammer pin
earth drill bit, auger bit, auger flight, screw of auger, drill flighting
flail blades, hammer flails, flail knives, mulcher teeth, rotor teeth, cutter tools
brush on sweeper, sweeping brush, bristles, sweeper brush, brush segments, brush rings
salt spreader, gritter, sand spreader, grit spreader, winter spreader
crane hook on bucket, lifting hook on bucket, bucket hook, weld on hook, lifting eye on bucket
jib attachment, lifting jib, crane jib attachment, truss boom, fixed jib, hook jib
fly jib, jib extension, boom extension of crane, lattice extension, swing away jib
hook block, pulley block, hook bottle, bottom block, hook sheave block
headache ball, overhaul ball, hook ball, single line hook, swivel hook ball
hook safety catch, hook latch, spring clip on hook, safety latch, hook tongue
anti two block, hoist limit switch, hoist upper limit, a2b, two block switch, hook stop switch
boom head, boom nose, boom tip, boom point, head of boom
boom section, telescopic section, inner boom, boom stage, extending section
wear pads, slide pads, sliding blocks, boom pads, slide shoes, guide pads, nylon pads
load moment indicator, overload warning, lmi, rated capacity limiter, safe load indicator, load limiter, overload protection, load moment limiter
longitudinal stability indicator, tipping indicator, load stability indicator, overload light bar, stability bar lights
angle indicator, boom angle indicator, boom protractor, boom angle gauge, boom angle pointer
slope gauge, inclinometer, tilt meter, clinometer, slope indicator, tilt sensor, inclination sensor
stabiliser feet, outrigger pads, stabilizer pads, outrigger feet, stabilizer shoes, jack pads, float plates
outrigger boards, cribbing under outriggers, spreader plates, support plates, load spreading plates, timber mats
outrigger beam, slide out leg, outrigger box, stabilizer beam, extension beam
ram, hydraulic ram, hydraulic cylinder, cylinder
ram eye, cylinder eye, rod eye, cylinder bush, rod end bearing
ram cover, cylinder guard, rod guard, rod protector, cylinder protection
chrome on ram, piston rod surface, chrome plating of rod, rod surface, shiny bit of ram
wiper seal, dust seal, scraper seal, rod wiper, dirt scraper, wiper ring
lift arm, loader arms, lift arms, boom arms, loader boom, arms of loader, lifting arms
cross tube, torque tube, cross member of arms, cross beam
loader linkage, z bar, bucket linkage, z kinematics, bellcrank, tipping linkage
offset boom, swing boom, boom swing, boom offset, swing post, kingpost
boom swing bracket, swing bracket, swing casting, swing post bracket, boom pivot
dozer blade lever, blade lever, blade control lever, blade control
blade on back, rear blade, rear stabilizer blade, support blade
headstock, attachment plate, tool carrier, attachment bracket, carriage of quick coupler, tool carrier plate
hitch pins, locking pins, coupler pins, wedge pins, quick coupler locking pins, hitch locking pins
quick hitch switch, coupler switch, attachment lock switch, coupler release switch, hitch unlock switch
case drain hose, third hose, small hose on motor, drain hose, leak off hose
hydraulic taps, spool outlets, hydraulic couplers, quick couplers, remote couplings, auxiliary couplings, scv couplers
dust caps for hoses, coupling caps, dust plugs, protective caps, coupler dust caps
shut off tap, shutoff valve, stop cock, stopcock, shut off cock, ball valve, ball cock, isolating valve, shut off valve
hose protection, spiral guard, hose sleeve, hose wrap, hose guard, protective sleeve
hose end, hose fitting, ferrule, crimp fitting, hose crimp
copper washer, crush washer, sealing ring, sealing washer, bonded washer, dowty washer
drive stick, joystick, control stick, control lever, operating lever
steering stick, steering lever, steering joystick, lever steering, joystick steering
skid steer handles, t bars, hand controls, control handles, steering handles, drive control levers
forwards backwards switch, forward reverse switch, fnr switch, direction selector, travel direction switch, forward neutral reverse
rabbit and turtle switch, tortoise hare switch, hare and tortoise, two speed switch, travel speed switch, high low speed switch, travel speed selector
rabbit, hare, hare symbol, rabbit symbol, fast speed range, high speed travel, second speed
turtle, tortoise, turtle symbol, slow speed range, low speed travel, first speed
throttle knob, throttle dial, rpm knob, engine speed control dial, engine speed knob, fuel dial, engine throttle dial
revs lever, hand throttle, throttle lever, engine speed lever, accelerator lever
revs, engine speed, engine rpm, engine revolutions
dead man handle, dead man pedal, deadman switch, enabling switch, hold to run, operator presence control, foot switch
safety bar, lap bar, restraint bar, seat bar, operator restraint bar, roller coaster bar
red lever by door, safety lever, gate lever, control lockout lever, hydraulic lockout lever, safety lock lever
big red knob, battery isolator key, red key, battery disconnect switch, battery master switch, main disconnect switch
red mushroom, stop mushroom, emergency stop switch, emergency stop button
kill cord, engine stop cable, stop knob, pull stop, engine stop knob, fuel stop control, stop control
start button, push to start, engine start button, starter button, start stop button
key positions, key slots, ignition positions, starter switch positions, key switch positions
pin pad, code pad, keypad code, anti theft keypad, start code, keyless start
horn button, hooter button, horn switch, beeper button
hour clock, clock for hours, hour meter, service hour meter, hourmeter, hours counter
needle in red, pointer in red, red zone, red range, gauge in red
needle in green, green zone, green range, normal range of gauge
little picture, picture on dash, symbol on display, icon on screen, warning symbol
spanner symbol, wrench symbol, spanner light, service light, maintenance indicator, service due lamp
oil can symbol, oil can light, genie lamp, engine oil pressure indicator, oil pressure warning lamp
battery symbol, battery lamp, charge warning lamp, battery charge indicator, charge indicator
thermometer symbol, thermometer light, coolant temperature indicator, engine coolant temperature lamp
coil symbol, pigtail light, curly wire light, squiggle light, glow plug indicator, preheating lamp, preheat indicator
petrol pump symbol, fuel pump symbol, fuel light, fuel warning light, low fuel lamp, fuel level warning lamp
p in circle, circle with p, parking brake lamp, parking brake indicator
exclamation mark in circle, brake warning light, brake fault lamp, exclamation in triangle, general warning lamp, brake pressure warning
belt symbol, seat belt light, fasten seat belt indicator, seat belt indicator lamp
yellow engine light, engine symbol, amber engine light, engine malfunction lamp, check engine lamp
dpf light, soot light, regeneration lamp, filter symbol, dpf indicator, regeneration request lamp
blue drop light, adblue light, def light, adblue warning lamp, def level indicator, reductant warning
drop with waves, coolant level light, coolant level warning, low coolant level lamp, coolant level indicator
air filter light, air filter symbol, air cleaner clogging indicator, air filter restriction lamp, air cleaner restriction indicator
windscreen wiper thing, wiper arm, windscreen wiper, wiper blade, wiper motor
squirter, washer jet, screen washer nozzle, windscreen washer, washer nozzle, washer pump
flip up window, top window, front upper window, upper windshield, front window latch
bottom window, lower front glass, lower windshield, lower front window
guard on window, window mesh, vandal guard, front guard, window guard, protective grille, polycarbonate window
cab steps, footsteps, step up, access steps, steps to cab
door stay, door strut, door hold open, door holder, door stop, door catch when open
gas strut, gas spring, gas shock, bonnet strut, hood strut, gas damper, lift support
hood latch, bonnet catch, bonnet lock, engine cover latch, hood release, bonnet release
prop rod, bonnet stay, hood prop, stay rod, hood support
side panel, side door, engine side door, access door, service door, side cover
back door, tailgate of machine, rear hood, rear engine door, rear grille, rear access door
lid, cap
locking cap, lockable cap, lockable fuel cap, fuel cap key
belly plates, belly covers, underneath plates, bottom covers, under covers, lower guards, bottom plates
grille, front grill, radiator grille, radiator screen, front screen of radiator, debris screen
fins, cooler fins, radiator fins, cooling fins, radiator core fins
rubber band on engine, fan belt, v belt, drive belt, alternator belt
dipstick, stick for oil, oil level dipstick, oil level gauge, measuring stick
dipstick tube, dipstick pipe, dipstick guide, dipstick hole
sump bung, sump plug, drain bung, oil drain plug, drain plug
bung, blanking plug, screw plug
magnetic plug, magnet plug, magnetic drain plug
level plug, level hole, check plug, oil level plug, level check plug, level screw, overflow plug
filler plug, fill plug, oil filler plug, filling plug
ecology drain, drain hose with valve, quick drain valve, drain valve, environmental drain valve
oil filter housing, filter bowl, filter head, filter canister, filter can, filter cup
spin on, screw on filter, spin on cartridge, throwaway filter, canister filter
filter strap, chain wrench, filter wrench, oil filter tool, filter spanner, filter removal tool
water bowl, glass bowl, water separator bowl, see through bowl, separator bowl, filter bowl
bulb on fuel line, rubber bulb, hand primer, squeeze bulb, priming pump
knob on fuel filter, fuel primer, plunger on filter, priming pump, hand priming pump, feed pump knob
tank strainer, filler screen, fuel strainer, basket in tank, filler neck strainer, tank screen
fuel sight tube, fuel level tube, tube on fuel tank, fuel sight gauge, fuel level sight glass
air box, air filter housing, air cleaner body, air cleaner housing, air filter canister
rubber duck bill, flap on air filter, dust ejector valve, dust discharge valve, evacuator valve
mushroom on roof, mushroom cap on intake, precleaner cap, air precleaner, pre cleaner bowl
flap on exhaust, rain flap, exhaust cap, exhaust rain cap, exhaust flapper
plastic bottle for coolant, coolant bottle, expansion bottle, coolant reserve tank, expansion tank, coolant expansion tank
sight glass for coolant, coolant sight glass, coolant level window, coolant level gauge
drain tap radiator, radiator drain cock, radiator drain valve, radiator petcock, coolant drain cock, drain cock
engine block drain, block drain plug, cylinder block drain cock, block drain cock
heater tap, heater valve, heater shut off valve, hot water valve
block heater plug, engine heater cable, plug in lead, block heater cord, engine preheater
steering column adjuster, tilt steering wheel, move steering wheel, steering wheel tilt, steering column adjustment
jump leads, booster cables, jumper cables, jump cables, starting cables
jump start post, jump start terminal, remote starting terminal, auxiliary start terminals, jump start connector, boost terminal
battery lid, battery cover, battery hatch, battery box cover
cell caps, battery caps, cell plugs, battery vent plugs, battery filler caps
battery strap, battery hold down, battery bracket, battery clamp bar, battery retainer
fat fuse, big fuse, main fuse, battery fuse, strip fuse, fusible link
little fuses, blade fuse, car fuse, fuses in cab, plug in fuse
black box, control box, controller, control unit, computer of machine, ecu, main controller
trailer socket, light socket, trailer plug, trailer electrics, seven pin socket, 7 pin connector, lighting socket
flashing orange light, orange light on roof, amber beacon, rotating beacon, warning beacon, flashing beacon
green beacon, seat belt beacon, green light on roof, green flashing beacon
road lights, driving lights, lights for road, road lighting, headlights, position lights
sidelights, parking lights, position lamps, marker lights, clearance lights, side marker lamp
number plate, licence plate, registration plate, rego plate, license plate
slow moving triangle, smv sign, slow moving vehicle emblem, smv emblem, warning triangle on back
door mirror arm, mirror bracket, mirror stalk, mirror mount, mirror arm
birdseye camera, surround camera, around view, 360 camera, camera system, side view camera
bum sensor, seat sensor, seat switch, operator presence switch, seat contact switch
bouncy seat, sprung seat, mechanical suspension seat, suspension seat, seat suspension
boot on lever, gaiter, rubber boot, bellows, dust boot, protective bellows
turf tyres, grass tyres, flotation tyres, wide tyres, low pressure tyres
tractor grips, ag tyres, bar lug tyres, agricultural tyres, chevron tyres
twin wheels, dual wheels, dual tyres, twin tyres
snow chains, tyre chains, wheel chains, tire chains, skid chains
tracks over tyres, bogie tracks, over tyre tracks, band tracks, forest tracks
bogie, tandem axle, bogie axle, walking beam axle, rocking axle, tandem bogie
oscillating axle, swinging axle, pivoting axle, axle oscillation, floating axle, rear axle oscillation
axle lock, oscillation lock, axle blocking, oscillating axle lock, axle locking cylinder
valve cap, tyre dust cap, dust cap of valve, tyre valve cap
caterpillar tracks, crawlers, chains of digger, track links, track chains
track link, chain link, track shoe link, link assembly
rubber pads on tracks, bolt on pads, road liners, rubber track pads, track pads
track guard, track guide, rock guard of track, track guiding guard, chain guide
grease valve on track, track adjuster valve, track grease nipple, track tension valve, grease cylinder valve, check valve of track adjuster
weights on front, front weights, suitcase weights, front ballast, front counterweights
three point hitch, 3 point linkage, three point linkage, rear linkage, hydraulic lift, tractor linkage, 3 point hitch
lower links, lift arms of tractor, lower link arms, draft links, link arms
top link, third arm, upper link, centre link, top rod
check chains, stabiliser chains, sway bars, sway blocks, anti sway, lower link stabilizers
lift rod, levelling box, drop arms, lift links, leveling crank
pick up hitch, auto hitch, tow hitch, hitch hook, trailer hitch, towing hitch
ball hitch, tow ball, ball coupling, ball head hitch, towing ball
tow pin, drawbar pin, hitch pin, towing pin, coupling pin
pto guard, pto cover, pto shield, power take off shield, master shield
pto stub, splined stub, pto stub shaft, output shaft of pto
shear bolt, shear pin, breakaway bolt, safety bolt of shaft
spool levers, remote valves, scv, selective control valve, external services, remote valve levers
draft control, position control, hitch position, hitch control, draft sensing
roller drum, drum of roller, vibrating drum, smooth drum, front drum, steel drum
scraper on drum, drum scraper, scraper bars, scraper blades
water sprinkler, spray bar, drum spray, sprinkler system, water spray system, spray nozzles, sprinkling system
padfoot, sheepsfoot, padfoot drum, tamping foot drum, knobbly drum
eccentric, vibration shaft, exciter shaft, vibrator unit, exciter unit, eccentric shaft
dump skip, skip of dumper, tipping skip, dump body, dump bucket, load skip
tipper tray, dump tray, dump bed, load body, dump body, tipping body
body prop, tray prop, dump body safety prop, body support, body lock pin, body safety strut
swivel skip, rotating skip, swivel tip, swivel skip lock
tailgate, tail board, back flap of tipper, tail gate, rear gate of body
forklift gas bottle, lpg bottle, gas cylinder, propane tank, lpg cylinder, lp gas tank
gas bottle strap, lpg bracket, tank clamp, gas cylinder clamp, lpg tank bracket
vaporiser, gas regulator, lpg regulator, evaporator of lpg, pressure regulator lpg
inching pedal, clutch brake pedal, creeper pedal, inch brake pedal
sockets on generator, outlets on generator, receptacles, power sockets, output sockets, output terminals
earth rod, earth stake, ground rod, grounding rod, earth spike, earthing electrode
generator canopy, sound proof box, acoustic canopy, soundproof enclosure, sound attenuated enclosure
lighting mast, light tower, lighting tower, telescopic mast, floodlight mast
cage of cherry picker, bucket of cherry picker, work platform, platform basket, man basket, aerial platform basket
ground control panel, bottom controls, lower controls, base controls, ground controls
platform controls, upper controls, basket controls, top controls, platform control box
emergency lowering knob, lower down tap, emergency lowering valve, manual lowering valve, emergency descent valve
pivot in middle, centre hinge, articulation joint, articulation hinge, centre pivot, frame articulation
pins and bushes, pins and bushings, pivot pins, bearing bushes, joints of arm
keeper plate, pin retainer, pin keeper, pin locking bolt, retainer plate, lock plate
grease cap, nipple cap, grease fitting cap, rubber cap nipple
grease bank, remote grease points, grease block, lube bank, grease distributor block, central grease bank
air line for dusting, blow gun, air gun for cleaning, compressed air gun, air blow gun
fuel pump nozzle, tank up hose, refuelling hose, filling gun, refuelling pump hose, refueling pump
work lights on boom, boom light, lamp on arm, boom work light, boom lamp
`
