/** The row as the list has it now, or as it was chosen if the list no longer shows it. */
export function latestOf<Row extends { _id: string }>(rows: readonly Row[], chosen: Row): Row {
  return rows.find(({ _id }) => _id === chosen._id) ?? chosen;
}
