/** Returns the list's current version of the chosen row, or the chosen row itself if the list no longer has it. */
export function currentRow<Row extends { _id: string }>(rows: readonly Row[], chosen: Row): Row {
  return rows.find(({ _id }) => _id === chosen._id) ?? chosen;
}
