"""Cuts the web fonts of this folder from the @fontsource-variable packages in node_modules.

Run once after a font package changes: `pip install fonttools brotli`, then `python3 app/fonts/subset.py`.
All five files together stay under 130 kB, the page's budget: the latin faces keep the axes the look uses
(Newsreader wght 400-640 and opsz 18-72, Inter wght 400-700), the italic serves the 5 W's and emphasis in plain
letters, the -ext faces hold Latin Extended-A at one weight and load only where a name needs them.
Both families are under the SIL Open Font License 1.1 (see the packages' LICENSE files).
"""
import os

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.join(HERE, "..", "..", "node_modules", "@fontsource-variable")

LATIN = (
    list(range(0x20, 0x7F)) + list(range(0xA0, 0x100)) + [0x131, 0x152, 0x153]
    + list(range(0x2010, 0x2028))
    + [0x202F, 0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x2044, 0x20AC, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212]
)
PLAIN = list(range(0x20, 0x7F)) + [0xA0, 0xE9, 0x2013, 0x2018, 0x2019, 0x201C, 0x201D]
EXTENDED = list(range(0x100, 0x180)) + [0x218, 0x219, 0x21A, 0x21B, 0x1E9E]
FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "lnum", "tnum", "pnum", "frac", "numr", "dnom"]

CUTS = [
    ("newsreader/files/newsreader-latin-opsz-normal.woff2", "newsreader.woff2", {"wght": (400, 640), "opsz": (18, 72)}, LATIN),
    ("newsreader/files/newsreader-latin-opsz-italic.woff2", "newsreader-italic.woff2", {"wght": 400, "opsz": 28}, PLAIN),
    ("newsreader/files/newsreader-latin-ext-opsz-normal.woff2", "newsreader-ext.woff2", {"wght": 520, "opsz": 28}, EXTENDED),
    ("inter/files/inter-latin-wght-normal.woff2", "inter.woff2", {"wght": (400, 700)}, LATIN),
    ("inter/files/inter-latin-ext-wght-normal.woff2", "inter-ext.woff2", {"wght": (400, 700)}, EXTENDED),
]

for source, name, axes, characters in CUTS:
    options = subset.Options()
    options.layout_features = FEATURES
    options.flavor = "woff2"
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    font = TTFont(os.path.join(SOURCE, source))
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    out = os.path.join(HERE, name)
    font.save(out)
    # Axes are limited on a reloaded font: the subsetter leaves lazy tables the instancer can't walk.
    limited = instancer.instantiateVariableFont(TTFont(out), axes)
    limited.flavor = "woff2"
    limited.save(out)
    print(name, os.path.getsize(out))
