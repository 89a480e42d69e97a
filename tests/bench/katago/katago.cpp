// KataGo's unconditional life on the boards of `pass-alive-boards`, for `npm run bench:katago`.
//
// Takes files of boards, a line each: columns, rows, and a character a point (`.`, `X`, `O`) in reading
// order. Prints the names of the measurements and an empty line, and answers each line
// `measurement times` with `nanoseconds sum`, as `pass-alive-boards` does; the sum counts the stones
// that are alive. The points held would differ: KataGo's area also has regions with one point
// inside that is next to no stone of the colour.

#include <chrono>
#include <cstring>
#include <fstream>
#include <functional>
#include <iostream>
#include <string>
#include <vector>

#include "game/board.h"

namespace {

struct Grid {
  int columns, rows;
  std::vector<Color> stones;
};

Color stone(char character) {
  return character == 'X' ? C_BLACK : character == 'O' ? C_WHITE : C_EMPTY;
}

std::vector<Grid> read(const std::string& path) {
  std::ifstream file(path);
  std::vector<Grid> grids;
  int columns, rows;
  std::string stones;
  while (file >> columns >> rows >> stones) {
    Grid grid{columns, rows, {}};
    for (char character : stones) grid.stones.push_back(stone(character));
    grids.push_back(grid);
  }
  return grids;
}

// Calls `place` with every point of a grid and its stone.
template <typename Place>
void each(const Grid& grid, Place place) {
  for (int row = 0; row < grid.rows; row++)
    for (int column = 0; column < grid.columns; column++)
      place(Location::getLoc(column, row, grid.columns), grid.stones[row * grid.columns + column]);
}

// Stone by stone, as by playing.
Board placed(const Grid& grid) {
  Board board(grid.columns, grid.rows);
  each(grid, [&](Loc loc, Color color) {
    if (color != C_EMPTY) board.setStone(loc, color);
  });
  return board;
}

// All stones at once, then all chains.
Board filled(const Grid& grid) {
  Board board(grid.columns, grid.rows);
  each(grid, [&](Loc loc, Color color) { board.colors[loc] = color; });
  board.regenChainsFromColors();
  return board;
}

// The stones of both colours that are alive, without multi-stone suicide.
long alive(const Board& board) {
  Color area[Board::MAX_ARR_SIZE];
  board.calculateArea(area, false, false, false, false);
  long sum = 0;
  for (int row = 0; row < board.y_size; row++)
    for (int column = 0; column < board.x_size; column++) {
      const Loc loc = Location::getLoc(column, row, board.x_size);
      sum += area[loc] != C_EMPTY && area[loc] == board.colors[loc];
    }
  return sum;
}

struct Measurement {
  std::string name;
  std::function<long()> once;
};

void add(std::vector<Measurement>& measurements, const std::string& path) {
  const auto grids = read(path);
  measurements.push_back({"stone by stone", [grids] {
    long sum = 0;
    for (const Grid& grid : grids) sum += alive(placed(grid));
    return sum;
  }});
  measurements.push_back({"all stones at once", [grids] {
    long sum = 0;
    for (const Grid& grid : grids) sum += alive(filled(grid));
    return sum;
  }});
  std::vector<Board> boards;
  for (const Grid& grid : grids) boards.push_back(filled(grid));
  measurements.push_back({"chains kept", [boards] {
    long sum = 0;
    for (const Board& board : boards) sum += alive(board);
    return sum;
  }});
}

}  // namespace

int main(int count, char** arguments) {
  Board::initHash();
  std::vector<Measurement> measurements;
  for (int index = 1; index < count; index++) add(measurements, arguments[index]);
  for (const Measurement& measurement : measurements) std::cout << measurement.name << '\n';
  std::cout << std::endl;
  size_t index;
  int times;
  while (std::cin >> index >> times && index < measurements.size()) {
    const auto start = std::chrono::steady_clock::now();
    long sum = 0;
    for (int time = 0; time < times; time++) sum += measurements[index].once();
    const auto taken = std::chrono::steady_clock::now() - start;
    std::cout << std::chrono::duration_cast<std::chrono::nanoseconds>(taken).count() << ' ' << sum << std::endl;
  }
}
